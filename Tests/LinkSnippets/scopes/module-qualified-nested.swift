// file: Core/Model.swift
public enum Model {
  public struct Row {
    public init() {}
  }
}
// file: App/Use.swift
import Core
enum Model {
  struct Row {}
}
let ours = Model.Row()
let theirs = Core.Model.Row()
