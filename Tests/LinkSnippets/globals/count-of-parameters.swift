// file: R/A.swift
public protocol Bind {}
public final class Connection {
  public func run(_ statement: String, _ bindings: Bind?...) throws -> Int { 1 }
  public func run(_ statement: String, _ bindings: [Bind?]) throws -> Int { 1 }
}
// file: R/B.swift
public struct Insert {}
public struct Update {}
extension Connection {
  public func run(_ query: Insert) throws -> Int64 { 1 }
  public func run(_ query: Update) throws -> Int { 1 }
}
// file: R/C.swift
func plain(c: Connection) throws { _ = try c.run("x") }
// file: R/D.swift
func inter(c: Connection, n: Int) throws { _ = try c.run("x \(n)") }
// file: R/E.swift
func plus(c: Connection, n: String) throws { _ = try c.run("x" + n) }
