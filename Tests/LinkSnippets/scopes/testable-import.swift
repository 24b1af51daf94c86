// file: Core/A.swift
struct Hidden {
  var value = 1
}
// file: AppTests/Use.swift
@testable import Core
func read(_ hidden: Hidden) -> Int { hidden.value }
