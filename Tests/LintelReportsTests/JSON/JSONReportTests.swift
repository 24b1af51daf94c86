import Foundation
import LintelFindings
import LintelReports
import LintelText
import LintelVocabulary
import Testing

struct JSONReportTests {
  private func json(_ outcome: Result<CheckResult, ConfigurationErrors>) -> String {
    ReportFormat.json.report(outcome).text
  }

  private func decoded(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func findings() {
    #expect(json(.success(Samples.documented)) == Self.checked)
  }

  @Test func configurationErrors() {
    #expect(json(.failure(Samples.misconfigured)) == Self.notChecked)
  }

  @Test func documentationShowsTheseReports() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/JSON.md").standardizedFileURL
    let page = try String(contentsOf: root, encoding: .utf8)
    for example in [Self.checked, Self.notChecked, GraphReportTests.json] {
      #expect(page.contains("```json\n\(example)```\n"))
    }
  }

  @Test func everyTextSurvives() throws {
    let report = try decoded(json(.success(Samples.hostile)))
    #expect(report["rulesFile"] as? String == Samples.hostile.rulesFile)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let finding = Samples.hostile.findings[0]
    #expect(findings[0]["message"] as? String == finding.message)
    #expect(findings[0]["because"] as? String == finding.because)
    let places = try #require(findings[0]["places"] as? [[String: Any]])
    #expect(places[0]["source"] as? String == finding.locations[0].sourceLine)
  }

  @Test func controlCharactersAreEscaped() {
    let text = json(.success(Samples.hostile))
    #expect(text.contains(#""message": "'\u001b[31m' uses\n'\u202e' & <b>""#))
    #expect(text.contains(#""rule": "r\u0000]]>""#))
    #expect(text.contains(#""source": "let \u001b[1m = 1 // \u2028\u0085""#))
  }

  @Test func noFindings() throws {
    let report = try decoded(json(.success(Samples.clean)))
    #expect((report["findings"] as? [Any])?.isEmpty == true)
    #expect((report["notes"] as? [Any])?.isEmpty == true)
  }

  @Test func thousandsOfFindings() throws {
    let report = try decoded(json(.success(Samples.large(5000))))
    #expect((report["findings"] as? [Any])?.count == 5000)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary["errors"] == 3333)
    #expect(summary["warnings"] == 1667)
  }

  private static let checked = #"""
    {
      "version": 2,
      "outcome": "checked",
      "rulesFile": "lintel.yml",
      "summary": {
        "findings": 1,
        "errors": 1,
        "warnings": 0,
        "notes": 0,
        "suppressed": 1,
        "files": 118,
        "declarations": 640,
        "dependencies": 2113,
        "ambiguous": 4,
        "previewsLeftOut": 0,
        "branchesLeftOut": 0,
        "testsLeftOut": 31,
        "excludedByManifests": 0,
        "ofTools": 0,
        "waysLeftOut": 0
      },
      "rules": [
        {
          "rule": "layering",
          "kind": "layers",
          "because": "services plug into the domain",
          "components": [
            "Presentation",
            "Domain"
          ],
          "findings": 1
        }
      ],
      "findings": [
        {
          "fingerprint": "4e63199a107bd05b",
          "rule": "layering",
          "severity": "error",
          "message": "'Domain' reaches 'Screen' (Presentation) through 'Helper', a layer above it",
          "from": {
            "name": "Domain",
            "component": "Domain",
            "file": null,
            "group": null
          },
          "to": {
            "name": "Screen",
            "component": "Presentation",
            "file": "App/Screen.swift",
            "group": "App"
          },
          "through": {
            "name": "Helper",
            "component": null,
            "file": "App/Helper.swift",
            "group": "App"
          },
          "reference": null,
          "certainty": "named",
          "reason": null,
          "places": [
            {
              "path": "App/Login.swift",
              "line": 12,
              "column": 5,
              "length": 4,
              "source": "    show()",
              "sourceColumn": 1
            }
          ],
          "also": [],
          "because": "services plug into the domain",
          "remedy": "put 'Helper' into a layer, or cut the chain through it",
          "path": [
            {
              "from": {
                "name": "Login",
                "component": "Domain",
                "file": "App/Login.swift",
                "group": "App"
              },
              "to": {
                "name": "Helper",
                "component": null,
                "file": "App/Helper.swift",
                "group": "App"
              },
              "reference": "static",
              "place": {
                "path": "App/Login.swift",
                "line": 12,
                "column": 5,
                "length": 4,
                "source": null,
                "sourceColumn": 1
              }
            },
            {
              "from": {
                "name": "Helper",
                "component": null,
                "file": "App/Helper.swift",
                "group": "App"
              },
              "to": {
                "name": "Screen",
                "component": "Presentation",
                "file": "App/Screen.swift",
                "group": "App"
              },
              "reference": "construct",
              "place": {
                "path": "App/Helper.swift",
                "line": 3,
                "column": 9,
                "length": 6,
                "source": null,
                "sourceColumn": 1
              }
            }
          ]
        }
      ],
      "suppressed": [
        {
          "fingerprint": "863d6f3f7e826c67",
          "rule": "layering",
          "severity": "error",
          "message": "'Profile' (Domain) uses 'Screen' (Presentation), a layer above it",
          "from": {
            "name": "Profile",
            "component": "Domain",
            "file": "App/Profile.swift",
            "group": "App"
          },
          "to": {
            "name": "Screen",
            "component": "Presentation",
            "file": "App/Screen.swift",
            "group": "App"
          },
          "through": null,
          "reference": "type",
          "certainty": "named",
          "reason": null,
          "places": [
            {
              "path": "App/Profile.swift",
              "line": 4,
              "column": 9,
              "length": 6,
              "source": "  let s: Screen",
              "sourceColumn": 1
            }
          ],
          "also": [],
          "because": "services plug into the domain",
          "remedy": null,
          "path": [],
          "suppressions": [
            {
              "reason": "goes with the redesign",
              "place": {
                "path": "App/Profile.swift",
                "line": 3,
                "column": 26,
                "length": 8,
                "source": null,
                "sourceColumn": 1
              }
            }
          ]
        }
      ],
      "baseline": {
        "path": "lintel.baseline",
        "accepted": 38,
        "new": 1,
        "fixed": 0
      },
      "notes": [
        {
          "place": {
            "path": "Package.swift",
            "line": 8,
            "column": 17,
            "length": 0,
            "source": null,
            "sourceColumn": 1
          },
          "message": "path of target 'Login' is computed; its default folder is used"
        },
        {
          "place": null,
          "message": "preset 'mvvm': no code belongs to 'Router'"
        }
      ]
    }

    """#

  private static let notChecked = #"""
    {
      "version": 2,
      "outcome": "not-checked",
      "problems": [
        {
          "path": "lintel.yml",
          "line": 4,
          "column": 3,
          "message": "unknown key 'layer', did you mean 'layers'?"
        },
        {
          "path": "Sources",
          "line": 0,
          "column": 0,
          "message": "no Swift file is in this folder"
        }
      ]
    }

    """#
}
