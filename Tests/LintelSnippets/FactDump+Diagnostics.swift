import LintelScanner

extension FactDump {
  /// The directives, as `2:4 lintel:disable:next rule - reason`.
  var directiveLines: [String] {
    facts.directives.map { "\(place($0.offset)) \(source($0.offset, $0.end))" }
  }

  /// The diagnostics, as `2:7 unclosedBracket`.
  var diagnosticLines: [String] {
    facts.diagnostics.map { "\(place($0.offset)) \($0.what)" }
  }
}
