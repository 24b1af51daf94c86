// file: Core/Free.swift
public func log(_ text: String) {}
// file: App/Log.swift
func log(_ text: String) {}
// file: App/Use.swift
import Core
func use() {
  log("a")
  Core.log("b")
}
