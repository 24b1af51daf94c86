// file: Core/Free.swift
public func connect(to host: String) {}
public let timeout = 1
func hidden() {}
// file: App/Use.swift
import Core
func use() -> Int {
  connect(to: "a")
  Core.connect(to: "b")
  return timeout + Core.timeout
}
