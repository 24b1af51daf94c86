// file: Core/Model.swift
public struct Model {
  public init() {}
}
extension Model {
  func describe() -> String { "" }
}
// file: App/Use.swift
import Core
extension Model {
  func describe() -> String { "b" }
}
func use(_ model: Model) -> String { model.describe() }
