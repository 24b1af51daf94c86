import LintelFindings
import LintelGraph
import LintelReports
import LintelText
import LintelVocabulary

/// Results that the tests of all formats share.
enum Samples {
  static let upward = Finding(
    rule: "layering", severity: .error,
    message: "'LoginUseCase' (Domain) uses 'NetworkService' (Data), a layer above it",
    from: Endpoint(name: "LoginUseCase", component: "Domain"),
    to: Endpoint(name: "NetworkService", component: "Data"), kind: .type,
    locations: [
      SourceLocation(
        path: "App/Domain/LoginUseCase.swift", line: 12, column: 18, length: 14,
        sourceLine: "    let service: NetworkService"),
      SourceLocation(path: "App/Domain/LoginUseCase.swift", line: 30, column: 7, length: 14),
      SourceLocation(path: "App/Domain/LoginUseCase.swift", line: 31, column: 7, length: 14),
      SourceLocation(path: "App/Domain/LoginUseCase.swift", line: 32, column: 7, length: 14),
      SourceLocation(path: "App/Domain/LoginUseCase.swift", line: 33, column: 7, length: 14),
      SourceLocation(path: "App/Domain/LoginUseCase.swift", line: 34, column: 7, length: 14),
    ],
    because: "the domain model is the core; services plug into it",
    remedy: "declare what LoginUseCase needs as a protocol in Domain, let NetworkService conform "
      + "to it, and pass it to init")

  static let cycle = Finding(
    rule: "no-cycles", severity: .warning,
    message: "'Chat' (Chat) and 'Thread' (Threads) depend on each other",
    from: Endpoint(name: "Chat", component: "Chat"), kind: .construct, certainty: .ambiguous,
    locations: [
      SourceLocation(
        path: "App/Chat/Chat.swift", line: 3, column: 2, length: 6, sourceLine: "\tThread()")
    ],
    path: [
      Hop(
        from: Endpoint(name: "Chat", component: "Chat"),
        to: Endpoint(name: "Thread", component: "Threads"), kind: .construct,
        location: SourceLocation(path: "App/Chat/Chat.swift", line: 3, column: 2, length: 6)),
      Hop(
        from: Endpoint(name: "Thread", component: "Threads"), to: Endpoint(name: "Chat"),
        kind: .keypath,
        location: SourceLocation(path: "App/Threads/Thread.swift", line: 8, column: 14)
      ),
    ])

  static let unusedExemption = Finding(
    rule: "layering", severity: .error, message: "an entry of 'allow' is used by nothing",
    locations: [SourceLocation(path: "lintel.yml", line: 21, column: 9)])

  static let broken = CheckResult(
    rulesFile: "lintel.yml", fileCount: 118, declarationCount: 640, dependencyCount: 2113,
    rules: [
      RuleResult(
        rule: "layering", kind: "layers",
        because: "the domain model is the core; services plug into it",
        components: ["Presentation", "Domain", "Data"], findings: [upward, unusedExemption]),
      RuleResult(
        rule: "no-cycles", kind: "acyclic", components: ["Chat", "Threads"], findings: [cycle]),
      RuleResult(rule: "manifest", kind: "manifest", components: [], findings: []),
    ],
    notes: [Note(message: "the manifest could be read only in part")])

  private static func end(_ name: String, _ component: String? = nil) -> Endpoint {
    Endpoint(name: name, component: component, path: "App/\(name).swift", group: "App")
  }

  /// The example of `Documentation/JSON.md`.
  static let documented = CheckResult(
    rulesFile: "lintel.yml", fileCount: 118, declarationCount: 640, dependencyCount: 2113,
    ambiguousNameCount: 4, leftOut: LeftOutCounts(tests: 31),
    rules: [
      RuleResult(
        rule: "layering", kind: "layers", because: "services plug into the domain",
        components: ["Presentation", "Domain"],
        findings: [
          Finding(
            rule: "layering", severity: .error,
            message:
              "'Domain' reaches 'Screen' (Presentation) through 'Helper', a layer above it",
            from: Endpoint(name: "Domain", component: "Domain"),
            to: end("Screen", "Presentation"),
            through: end("Helper"),
            locations: [
              SourceLocation(
                path: "App/Login.swift", line: 12, column: 5, length: 4,
                sourceLine: "    show()")
            ],
            because: "services plug into the domain",
            remedy: "put 'Helper' into a layer, or cut the chain through it",
            path: [
              Hop(
                from: end("Login", "Domain"), to: end("Helper"),
                kind: .static,
                location: SourceLocation(path: "App/Login.swift", line: 12, column: 5, length: 4)
              ),
              Hop(
                from: end("Helper"),
                to: end("Screen", "Presentation"), kind: .construct,
                location: SourceLocation(path: "App/Helper.swift", line: 3, column: 9, length: 6)),
            ])
        ])
    ],
    suppressed: [
      SuppressedFinding(
        finding: Finding(
          rule: "layering", severity: .error,
          message: "'Profile' (Domain) uses 'Screen' (Presentation), a layer above it",
          from: end("Profile", "Domain"),
          to: end("Screen", "Presentation"), kind: .type,
          locations: [
            SourceLocation(
              path: "App/Profile.swift", line: 4, column: 9, length: 6,
              sourceLine: "  let s: Screen")
          ],
          because: "services plug into the domain"),
        suppressions: [
          Suppression(
            rule: "layering", reason: "goes with the redesign",
            location: SourceLocation(path: "App/Profile.swift", line: 3, column: 26, length: 8))
        ])
    ],
    accepted: [upward],
    baseline: BaselineDelta(path: "lintel.baseline", accepted: 38, new: 1, fixed: 0),
    notes: [
      Note(
        path: "Package.swift", line: 8, column: 17,
        message: "path of target 'Login' is computed; its default folder is used"),
      Note(message: "preset 'mvvm': no code belongs to 'Router'"),
    ])

  static let clean = CheckResult(
    rulesFile: "lintel.yml", fileCount: 1, declarationCount: 0, dependencyCount: 1_234_567,
    rules: [RuleResult(rule: "layering", kind: "layers", components: ["UI"], findings: [])])

  static let misconfigured = ConfigurationErrors(errors: [
    ConfigurationError(
      path: "lintel.yml", line: 4, column: 3,
      message: "unknown key 'layer', did you mean 'layers'?"),
    ConfigurationError(path: "Sources", message: "no Swift file is in this folder"),
  ])

  /// A result with one finding, whose texts hold what no format may pass on as it is.
  static let hostile = CheckResult(
    rulesFile: "a<b>&\"\u{1B}.yml", fileCount: 1, declarationCount: 1, dependencyCount: 1,
    rules: [
      RuleResult(
        rule: "r\u{0}]]>", kind: "forbid", components: ["<UI> & \"Co\"\u{FFFE}"],
        findings: [
          Finding(
            rule: "r\u{0}]]>", severity: .error, message: "'\u{1B}[31m' uses\n'\u{202E}' & <b>",
            from: Endpoint(name: "A", component: "<UI> & \"Co\"\u{FFFE}"),
            locations: [
              SourceLocation(
                path: "dir\u{7}/ä.swift", line: 1, column: 5, length: 4,
                sourceLine: "let \u{1B}[1m = 1 // \u{2028}\u{85}")
            ],
            because: "first line\nsecond\u{8} line\n")
        ])
    ])

  /// An error, a warning and two notes.
  static let ofEachSeverity = result(
    [Severity.error, .warning, .note, .note].enumerated().map { number, severity in
      finding(
        "'A' uses '\(number)'", severity: severity,
        at: [SourceLocation(path: "A.swift", line: number + 1, column: 1)])
    })

  /// A result with notes alone.
  static func noted(_ notes: [Note]) -> CheckResult {
    CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 2, dependencyCount: 1, rules: [],
      notes: notes)
  }

  static func finding(
    _ message: String = "'A' uses 'B'", severity: Severity = .error, at places: [SourceLocation]
  ) -> Finding {
    Finding(
      rule: "r", severity: severity, message: message, from: Endpoint(name: "A"),
      to: Endpoint(name: "B"), kind: .type, locations: places)
  }

  /// A result of one rule.
  static func result(_ findings: [Finding]) -> CheckResult {
    CheckResult(
      rulesFile: "lintel.yml", fileCount: 1, declarationCount: 2, dependencyCount: 1,
      rules: [RuleResult(rule: "r", kind: "forbid", components: [], findings: findings)])
  }

  static let graph = GraphSummary(
    level: .component,
    nodes: [
      .init(id: "Login.View", label: "View", group: "Login", modules: ["Login"]),
      .init(id: "Login.end", label: "end", group: "Login", modules: ["Login"]),
      .init(
        id: "Datenübertragung", label: "Datenübertragung", group: "Data \"raw\"",
        modules: ["Data \"raw\""]),
      .init(
        id: "subgraph [x]", label: "a \"b\" <c> & [d] \\N #1 `e`", modules: ["Login", "Widget"]),
    ],
    edges: [
      .init(
        from: "Login.end", to: "Datenübertragung", count: 2, kinds: [.type, .construct, .type],
        standing: .forbidden,
        places: [
          .init(
            location: SourceLocation(path: "Login/End.swift", line: 3, column: 9, length: 17),
            kind: .type),
          .init(
            location: SourceLocation(path: "Login/End.swift", line: 7, column: 5, length: 17),
            kind: .construct, certainty: .ambiguous, ambiguity: .sdk),
        ]),
      .init(from: "Login.View", to: "Login.end", count: 12, kinds: [.static], standing: .allowed),
      .init(
        from: "subgraph [x]", to: "Login.View", count: 1, kinds: [.type], certainty: .ambiguous,
        standing: .unregulated,
        places: [
          .init(
            location: SourceLocation(path: "Shared/X.swift", line: 1, column: 8, length: 4),
            kind: .type, certainty: .ambiguous, ambiguity: .declarations, modules: ["Login"])
        ]),
    ])

  /// A result with `count` findings, of which every third is a warning.
  static func large(_ count: Int) -> CheckResult {
    let findings = (0..<count).map { number in
      Finding(
        rule: "layering", severity: number.isMultiple(of: 3) ? .warning : .error,
        message: "'Type\(number)' uses 'Other'",
        from: Endpoint(name: "Type\(number)", component: "C\(number % 7)"),
        to: Endpoint(name: "Other"), kind: .static,
        locations: [
          SourceLocation(
            path: "Sources/File\(number % 100).swift", line: number + 1, column: 1, length: 5,
            sourceLine: "other(\(number))")
        ])
    }
    return CheckResult(
      rulesFile: "lintel.yml", fileCount: 100, declarationCount: count, dependencyCount: count,
      rules: [
        RuleResult(
          rule: "layering", kind: "layers", components: (0..<7).map { "C\($0)" },
          findings: findings)
      ])
  }
}

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}
