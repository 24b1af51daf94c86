// A module shows declarations with '@_spi' only to imports with the attribute.
// file: Core/Row.swift
public struct Row { public init() {} }
extension Row { public func show(_ text: String) {} }

// file: Extras/Extras.swift
import Core
extension Row { @_spi(Testing) public func show(_ text: String) {} }

// file: App/Use.swift
import Core
import Extras
func use(_ row: Row) { row.show("") }
