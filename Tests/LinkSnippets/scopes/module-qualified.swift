// file: Core/Model.swift
public struct Model {
  public init() {}
}
// file: App/Use.swift
import Core
struct Model {}
func use(_ own: Model, _ other: Core.Model) -> Core.Model { Core.Model() }
