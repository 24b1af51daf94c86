// file: Base/Base.swift
public struct Unit {
  public init() {}
}
// file: Core/Exports.swift
@_exported import Base
// file: App/Use.swift
import Core
let unit = Unit()
