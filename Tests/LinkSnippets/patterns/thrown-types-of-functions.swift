// What a 'catch' is given is what the functions called in the block say that they throw.
// file: Data/Errors.swift
public enum DbError: Error {
  case locked
  case full(Disk)
  public var count: Int { 1 }
  public var localizedDescription: String { "" }
}
public struct Disk { public var name = "" }
public enum NetError: Error {
  case lost
  public var count: Int { 2 }
}
extension Error {
  public var localizedDescription: String { "" }
  public var count: String { "" }
}
// file: Shared/Loading.swift
import Data
public func load() throws(DbError) {}
public func store(_ count: Int) throws(DbError) -> Int { count }
public func send() throws(NetError) {}
public func mayFail() throws {}
public func rest() {}
public struct Source {
  public init() throws(DbError) {}
  public var rows: Int { get throws(DbError) { 1 } }
  public func run() throws(DbError) {}
}
// file: App/Order.swift
import Data
import Shared
func one() {
  do { try load() } catch { print(error.count) }
  do { _ = try store(1); rest(); try load() } catch { print(error.localizedDescription) }
  do { try Source().run() } catch { print(error.count) }
  do { try load() } catch .locked {} catch { print(error.count) }
  do { try load() } catch .full(let disk) { print(disk.name) } catch {}
  do { try load() } catch DbError.locked {} catch { print(error.count) }
  do throws(NetError) { throw NetError.lost } catch .lost {} catch {}
}
func several() {
  do { try load(); try send() } catch { print(error.count) }
  do { try load(); try mayFail() } catch { print(error.count) }
  do {
    try load()
    throw NetError.lost
  } catch { print(error.count) }
  do {
    try load()
    let list = try [1].map { (n: Int) throws -> Int in n }
    print(list)
  } catch { print(error.count) }
}
func nested(_ run: () throws -> Void) {
  do {
    try load()
    try run()
  } catch { print(error.count) }
  do {
    do { try send() } catch { print(error.count) }
    try load()
  } catch { print(error.count) }
  do {
    try load()
  } catch {
    do { try send() } catch { print(error.count) }
  }
  do {
    do { try load() } catch { throw NetError.lost }
  } catch { print(error.count) }
}
func property(_ source: Source) {
  do { _ = try source.rows } catch { print(error.count) }
}
