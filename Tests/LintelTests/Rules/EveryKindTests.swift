import LintelConfiguration
import LintelJudging
import LintelRules
import Testing

@testable import Lintel

/// Each kind of rule with all of its options, in Swift and as a rules file has it.
@Suite struct EveryKindTests {
  struct Example: Sendable {
    let kind: String
    let swift: Architecture.Part
    let yaml: String
  }

  @Test(arguments: examples) func saysInSwiftWhatItSaysInYAML(_ example: Example) throws {
    let part = example.swift
    let parsed = try WrittenOptions.node(example.yaml)
    #expect(part.name == example.kind)
    #expect(WrittenOptions.text(of: part.value) == WrittenOptions.text(of: parsed))
    let used = WrittenOptions.keys(of: parsed).sorted()
    let kind = try #require(RuleKinds.builtIn.all.first { $0.word == example.kind })
    let declared = kind.options + SharedOptions.all(of: kind.judges)
    #expect(used == (declared.flatMap(keys) + ["kind"]).sorted())
  }

  @Test func isThereForEachKind() {
    #expect(Self.examples.map(\.kind) == RuleKinds.builtIn.all.map { $0.word })
  }

  private func keys(of option: any DeclaredOption) -> [String] {
    switch option.shape {
    case .options(let parts): [option.key] + parts.map { "\(option.key).\($0.key)" }
    // What a component is chosen by; here a kind.
    case .selector: [option.key, "\(option.key).kind"]
    default: [option.key]
    }
  }
}
