// file: Core/User.swift
public struct User {
  public var name = ""
}
// file: App/Use.swift
import Core
let path = \User.name
let full = \Core.User.name
