// file: Core/Model.swift
public struct Model {
  public init() {}
}
// file: Other/Model.swift
public struct Model {
  public init() {}
}
// file: App/A.swift
import Core
func a(_ model: Model) {}
// file: App/B.swift
import Other
func b(_ model: Model) {}
