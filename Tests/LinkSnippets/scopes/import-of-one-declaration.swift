// file: Core/A.swift
public protocol Service {}
public class Manager: Service {
  public init() {}
}
public func start() {}
// file: App/Use.swift
import protocol Core.Service
import class Core.Manager
import func Core.start
struct Mine: Service {}
func run() -> Manager {
  start()
  return Manager()
}
