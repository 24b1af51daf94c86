// file: Core/Mark.swift
extension String {
  public struct Mark {
    public init() {}
  }
}
// file: App/Use.swift
extension String {
  struct Mark {}
  var mark: Mark { Mark() }
}
func use() -> String.Mark { String.Mark() }
// file: Page/Use.swift
import Core
func use() -> String.Mark { String.Mark() }
