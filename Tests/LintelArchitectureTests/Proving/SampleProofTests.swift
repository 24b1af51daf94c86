import Foundation
import LintelJudging
import LintelProving
import LintelRules
import Testing

@testable import LintelArchitecture

/// The rules of the sample projects, which show every kind.
@Suite struct SampleProofTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Each rules file of the samples, and the folder that it is for.
  private static let samples: [(rules: String, folder: String)] = {
    let folders = names(in: "SampleProjects")
    return names(in: "Rules/samples").filter { $0.hasSuffix(".yml") }.map { file in
      let name = String(file.dropLast(4))
      return (file, folders.contains(name) ? "SampleProjects/" + name : "SampleProjects")
    }
  }()

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)
    return names?.sorted() ?? []
  }

  @Test func everyKindIsProvenOnASample() throws {
    var proven: Set<String> = []
    for (file, folder) in Self.samples {
      let configuration = try DeclaredArchitecture(contentsOf: Self.root + "/Rules/samples/" + file)
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
