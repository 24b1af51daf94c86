import Foundation
import LintelRules
import Testing

@Suite struct SchemaTests {
  private var schema: [String: Any] {
    get throws {
      let json = try JSONSerialization.jsonObject(with: Data(Configuration.jsonSchema.utf8))
      return try #require(json as? [String: Any])
    }
  }

  @Test func theFileIsCurrent() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Rules/schema/lintel.schema.json")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == Configuration.jsonSchema,
      "out of date; run 'lintel schema > Rules/schema/lintel.schema.json'")
  }

  @Test func everyReferenceIsDefined() throws {
    let definitions = try #require(try schema["definitions"] as? [String: Any])
    let references = Configuration.jsonSchema.split(separator: "\"")
      .filter { $0.hasPrefix("#/definitions/") }.map { $0.dropFirst("#/definitions/".count) }
    #expect(Set(references.map(String.init)) == Set(definitions.keys))
  }

  @Test func everyKindOfRuleIsThere() throws {
    let properties = try #require(try schema["properties"] as? [String: Any])
    let rules = try #require(properties["rules"] as? [String: Any])
    let each = try #require(rules["additionalProperties"] as? [String: Any])
    let kinds = try #require(each["anyOf"] as? [[String: Any]]).compactMap { rule -> String? in
      let keys = rule["properties"] as? [String: [String: Any]]
      return keys?["kind"]?["const"] as? String
    }
    #expect(
      kinds == [
        "layers", "forbid", "only", "protect", "independent", "acyclic", "through-protocols",
        "imports", "construct", "symbols", "require", "exhaustive", "manifest", "diagram",
        "ports-and-adapters", "declarations", "metrics", "stable",
      ])
  }
}
