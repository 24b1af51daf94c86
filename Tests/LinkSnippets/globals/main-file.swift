// file: App/Tool.swift
struct Tool {
  func run() {}
}
// file: App/main.swift
let tool = Tool()
tool.run()
for _ in 0..<2 { tool.run() }
