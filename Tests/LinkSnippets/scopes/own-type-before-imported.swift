// file: Core/Model.swift
public struct Model {
  public init() {}
}
// file: App/Model.swift
struct Model {}
// file: App/Use.swift
import Core
func use() -> Model { Model() }
