import Foundation
import LintelProving
import LintelRules
import Testing

@testable import Lintel

/// The rules of the sample projects, which show every kind.
@Suite struct SampleProofTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static let samples = [
    ("hexagonal.yml", "SampleProjects/Hexagonal"), ("mvc.yml", "SampleProjects/MVC"),
    ("mvvm.yml", "SampleProjects/MVVM"), ("viper.yml", "SampleProjects/VIPER"),
    ("package.yml", "SampleProjects"),
  ]

  @Test func everyKindIsProvenOnASample() throws {
    var proven: Set<String> = []
    for (file, folder) in Self.samples {
      let configuration = try Architecture(contentsOf: Self.root + "/Rules/samples/" + file)
        .configuration
      let project = try Project(root: Self.root + "/" + folder, for: configuration)
      for rule in try Prover(configuration, project).run().rules {
        #expect(rule.survivors.isEmpty, "\(file): \(rule.rule)")
        #expect(!rule.mutants.isEmpty, "\(file): \(rule.rule)")
        proven.insert(rule.kind)
      }
    }
    #expect(proven == Set(RuleCatalogue.kinds.map(\.word)))
  }
}
