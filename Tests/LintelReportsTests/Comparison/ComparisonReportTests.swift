import Foundation
import LintelMetrics
import LintelReports
import Testing

@Suite struct ComparisonReportTests {
  private static let comparison = Comparison(
    variants: [
      Variant(
        name: "before", toolkit: "App|Kit",
        figures: Figures([
          .files: .count(7), .lines: .count(1204), .linesApart: .share(1, of: 3),
          .nccd: .ratio(6, to: 5),
          .components: .count(2), .errors: .count(0), .warnings: .count(1),
          .ownFiles: .count(7), .ownLines: .count(1204),
        ]),
        components: ComponentDependencies(
          names: ["UI", "Old|Data"],
          dependencies: [ComponentDependency(from: "UI", to: "Old|Data", referenceCount: 4)])),
      Variant(
        name: "a_b",
        figures: Figures([
          .files: .count(11), .lines: .count(980), .linesApart: .share(2, of: 3),
          .nccd: .ratio(21, to: 2), .errors: .count(0), .ownFiles: .count(2),
          .ownLines: .count(980), .typesInCycles: .count(0),
        ]),
        components: ComponentDependencies(
          names: ["UI", "Domain\u{1B}", "Old|Data"],
          dependencies: [ComponentDependency(from: "Old|Data", to: "UI", referenceCount: 1)])),
    ], frameworks: ["SwiftUI", "UIKit"])

  private func text(_ format: ComparisonFormat, _ comparison: Comparison) -> String {
    String(decoding: format.report(comparison), as: UTF8.self)
  }

  @Test func text() {
    #expect(
      text(.text, Self.comparison) == #"""
                                            before    a_b
        size
          toolkit                          App|Kit      -
          files                                  7     11
          files of its own                       7      2
          lines of code                       1204    980
          lines of its own                    1204    980
          lines apart from SwiftUI, UIKit     33 %   67 %
        types
          NCCD                                1.20  10.50
        components
          components                             2      -
        rules
          errors                                 0      0
          warnings                               1      -

        only in before
          UI -> Old|Data (4 references)

        only in a_b
          component Domain\u{1B}
          Old|Data -> UI (1 reference)

        """#)
  }

  @Test func markdown() {
    #expect(
      text(.markdown, Self.comparison) == #"""
        |  | before | a\_b |
        |---|---:|---:|
        | **size** |  |  |
        | toolkit | App\|Kit | - |
        | files | 7 | 11 |
        | files of its own | 7 | 2 |
        | lines of code | 1204 | 980 |
        | lines of its own | 1204 | 980 |
        | lines apart from SwiftUI, UIKit | 33 % | 67 % |
        | **types** |  |  |
        | NCCD | 1.20 | 10.50 |
        | **components** |  |  |
        | components | 2 | - |
        | **rules** |  |  |
        | errors | 0 | 0 |
        | warnings | 1 | - |

        Only in before:

        - UI -> Old\|Data (4 references)

        Only in a\_b:

        - component Domain\\u{1B}
        - Old\|Data -> UI (1 reference)

        """#)
  }

  @Test func json() {
    let comparison = Comparison(
      variants: [
        Variant(
          name: "MVVM", toolkit: "UIKit",
          figures: Figures([
            .files: .count(13), .ownFiles: .count(13),
            .types: .count(12), .protocols: .count(1), .lines: .count(254),
            .ownLines: .count(254), .linesApart: .share(2, of: 3), .typeDependencies: .count(27),
            .typesReached: .ratio(56, to: 12),
            .propagationCost: .share(56, of: 144), .nccd: .ratio(56, to: 37),
            .typesInCycles: .count(0), .largestCycle: .count(0), .components: .count(2),
            .componentDependencies: .count(1), .componentsInCycles: .count(0), .rules: .count(6),
            .errors: .count(0), .warnings: .count(1),
          ]),
          components: ComponentDependencies(
            names: ["ViewModel", "Model"],
            dependencies: [
              ComponentDependency(from: "ViewModel", to: "Model", referenceCount: 16)
            ])),
        Variant(name: "empty", figures: Figures([.files: .count(1)]), components: nil),
      ], frameworks: ["UIKit"])
    #expect(text(.json, comparison) == Self.json)
  }

  @Test func documentationShowsTheReport() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/JSON.md").standardizedFileURL
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```json\n\(Self.json)```\n"))
  }

  /// Each member is read by another reader of JSON.
  @Test func everyTextSurvives() throws {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(ComparisonFormat.json.report(Self.comparison)))
        as? [String: Any])
    let variants = try #require(report["variants"] as? [[String: Any]])
    #expect(variants.map { $0["name"] as? String } == ["before", "a_b"])
    let figures = try #require(variants[0]["figures"] as? [String: Any])
    #expect(Set(figures.keys) == Set(Figure.allCases.map(\.rawValue)))
    #expect(figures["lines-apart"] as? Double == 0.3333)
    #expect(figures["nccd"] as? Double == 1.2)
    #expect(figures["types"] is NSNull)
    let components = try #require(variants[1]["components"] as? [String: Any])
    #expect(components["names"] as? [String] == ["Domain\u{1B}", "Old|Data", "UI"])
  }

  private static let json = #"""
    {
      "version": 1,
      "frameworks": [
        "UIKit"
      ],
      "variants": [
        {
          "name": "MVVM",
          "toolkit": "UIKit",
          "figures": {
            "files": 13,
            "own-files": 13,
            "types": 12,
            "protocols": 1,
            "lines": 254,
            "own-lines": 254,
            "lines-apart": 0.6667,
            "type-dependencies": 27,
            "types-reached": 4.6667,
            "propagation-cost": 0.3889,
            "nccd": 1.5135,
            "types-in-cycles": 0,
            "largest-cycle": 0,
            "components": 2,
            "component-dependencies": 1,
            "components-in-cycles": 0,
            "rules": 6,
            "errors": 0,
            "warnings": 1
          },
          "components": {
            "names": [
              "Model",
              "ViewModel"
            ],
            "dependencies": [
              {
                "from": "ViewModel",
                "to": "Model",
                "references": 16
              }
            ]
          }
        },
        {
          "name": "empty",
          "toolkit": null,
          "figures": {
            "files": 1,
            "own-files": null,
            "types": null,
            "protocols": null,
            "lines": null,
            "own-lines": null,
            "lines-apart": null,
            "type-dependencies": null,
            "types-reached": null,
            "propagation-cost": null,
            "nccd": null,
            "types-in-cycles": null,
            "largest-cycle": null,
            "components": null,
            "component-dependencies": null,
            "components-in-cycles": null,
            "rules": null,
            "errors": null,
            "warnings": null
          },
          "components": null
        }
      ]
    }

    """#
}
