// file: Core/A.swift
struct Hidden {
  var value = 1
}
public func make() -> Int { 1 }
// file: AppTests/Use.swift
import Core
@testable import Core
func read(_ hidden: Core.Hidden) -> Int { hidden.value + make() }
