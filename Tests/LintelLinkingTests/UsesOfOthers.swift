import LintelTestGraphs

/// What `use` and `Screen` use of `others`.
func uses(_ code: String, of others: String) -> [String] {
  describe(makeGraph(["Others.swift": others, "Use.swift": code]))
    .filter { $0.hasPrefix("use") || $0.hasPrefix("Screen") }
    .map { String($0.drop { $0 != ">" }.dropFirst(2)) }
}
