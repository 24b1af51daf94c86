// file: Core/Model.swift
public struct Model {
  public var name = ""
  public func save() {}
  public init() {}
}
// file: Core/Model+Tools.swift
extension Model {
  public func tool() -> Model { self }
}
// file: App/Use.swift
import Core
func use(_ model: Model) -> String {
  model.save()
  return model.tool().name
}
