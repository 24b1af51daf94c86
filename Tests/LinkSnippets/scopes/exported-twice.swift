// file: Base/Base.swift
public struct Unit {}
// file: Core/Exports.swift
@_exported import Base
// file: Kit/Exports.swift
@_exported import Core
public struct Tool {}
// file: App/Use.swift
import Kit
func use(_ unit: Unit, _ tool: Tool, _ qualified: Base.Unit) {}
