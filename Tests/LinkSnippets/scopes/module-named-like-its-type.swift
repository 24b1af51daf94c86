// file: Engine/Engine.swift
public struct Engine {
  public struct Part {
    public init() {}
  }
  public init() {}
}
// file: App/Use.swift
import Engine
func use(_ engine: Engine, _ part: Engine.Part) {}
