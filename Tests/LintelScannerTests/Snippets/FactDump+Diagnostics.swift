@testable import LintelScanner

extension FactDump {
  /// `2:7 unclosedBracket`.
  var diagnosticLines: [String] {
    facts.diagnostics.map { "\(place($0.offset)) \($0.what)" }
  }
}
