import Testing

@testable import LintelCommand

/// `lintel graph --unresolved`, as whole texts.
@Suite struct UnresolvedTests {
  private func unresolved(_ files: [String: String], _ words: String...) throws -> CommandRun {
    let project = try TemporaryProject(files)
    return CommandRun(["graph", project.path, "--unresolved"] + words)
  }

  @Test func namesAreListedWithTheirPlaces() throws {
    let files = [
      "B.swift": """
      import Keychain
      final class Login: Controller {
        let chain: Keychain.Item
        let store = Vault<Secret>()
        func open() { vault(1); store.lock(); Vault.shared.key.turn() }
      }
      """,
      "A.swift": "func a(_ v: Vault<Int>) -> Vault<[Secret]> { /* Hidden */ v }\n",
    ]
    let run = try unresolved(files)
    #expect(run.status == .success)
    #expect(
      run.output == """
        5 unresolved names, 9 references
        'Controller': 1 reference
          B.swift:2:20
        'Item': 1 reference
          B.swift:3:23
        'Secret': 2 references
          A.swift:1:35
          B.swift:4:21
        'Vault': 4 references
          A.swift:1:13
          A.swift:1:28
          B.swift:4:15
          and 1 more
        'vault': 1 reference
          B.swift:5:17

        """)
  }

  @Test func projectedValuesAreNotListed() throws {
    let run = try unresolved([
      "A.swift": """
      struct A {
        @Binding var isOn: Bool
        func f() { frobnicate($isOn, $isOn.negated) }
      }
      """
    ])
    #expect(
      run.output == """
        1 unresolved name, 1 reference
        'frobnicate': 1 reference
          A.swift:3:14

        """)
  }

  /// The type of a value that nothing else asks about is found out only now.
  @Test func anUnknownMemberOfAValueIsListed() throws {
    let run = try unresolved([
      "A.swift": "func f(pairs: [(Int, Int)]) { pairs.frobnicate() }\n"
    ])
    #expect(
      run.output == """
        1 unresolved name, 1 reference
        'frobnicate': 1 reference
          A.swift:1:37

        """)
  }

  /// Everything here has a meaning: in the file, in the language, or in an SDK.
  @Test func whatIsKnownIsNotListed() throws {
    let run = try unresolved([
      "A.swift": """
      import Foundation
      struct Box<Item: Hashable> where Item: Codable {
        enum CodingKeys: String, CodingKey { case item }
        typealias Other = Item
        @MainActor var items: [Item: Swift.Int] { get { [:] } set { print(newValue) } }
        var pair = (left: 1, right: "")
        init?(_ item: Item, url: URL = URL(fileURLWithPath: "")) throws {
          guard let first = items.first, case let (key, _) = first else { return nil }
          let both = [1, 2].map { $0 + 1 }.filter { number in number > 0 }
          do { try FileManager.default.removeItem(at: url) } catch { print(error, key) }
          _ = (both, pair.0, pair.left, Self.self, \\Box.items, CodingKeys.item)
        }
        subscript(index: Int) -> some Sequence<Item> { items.keys.dropFirst(index) }
        func each<T: Sequence>(_ all: T) -> T.Element? where T.Element == Other { nil }
      }
      """
    ])
    #expect(run.output == "no unresolved names\n")
  }

  @Test func membersOfKnownTypesAreLookedUp() throws {
    let run = try unresolved([
      "A.swift": """
      struct Model { var title = ""; enum State { case ready } }
      func use(_ model: Model) { _ = (model.title, model.subtitle.width, Model.State.gone) }
      """
    ])
    #expect(
      run.output == """
        2 unresolved names, 2 references
        'gone': 1 reference
          A.swift:2:80
        'subtitle': 1 reference
          A.swift:2:52

        """)
  }

  @Test func conditionsAndSelectionCount() throws {
    let files = [
      "lintel.yml":
        "version: 1\nsources: { include: [App/**] }\nrules: { c: { kind: acyclic, level: type } }\n",
      "App/A.swift": "#if DEBUG\nlet a = Tracer()\n#else\nlet b = Silence()\n#endif\n",
      "Tools/B.swift": "let c = Chisel()\n",
    ]
    #expect(
      try unresolved(files).output == """
        2 unresolved names, 2 references
        'Silence': 1 reference
          App/A.swift:4:9
        'Tracer': 1 reference
          App/A.swift:2:9

        """)
    #expect(
      try unresolved(files, "--define", "DEBUG").output == """
        1 unresolved name, 1 reference
        'Tracer': 1 reference
          App/A.swift:2:9

        """)
  }

  @Test func programsGetEveryPlace() throws {
    let run = try unresolved(
      ["A.swift": "let a = [Vault()]\n", "B.swift": "let é = Vault()\n"], "--format", "json")
    #expect(
      run.output == """
        {
          "version": 1,
          "unresolved": [
            {
              "name": "Vault",
              "count": 2,
              "places": [
                {
                  "path": "A.swift",
                  "line": 1,
                  "column": 10,
                  "length": 5
                },
                {
                  "path": "B.swift",
                  "line": 1,
                  "column": 10,
                  "length": 5
                }
              ]
            }
          ]
        }

        """)
    let none = try unresolved(["A.swift": "let a = 1\n"], "--format", "json")
    #expect(none.output == "{\n  \"version\": 1,\n  \"unresolved\": []\n}\n")
  }

  @Test func missingFilesAreAnError() throws {
    #expect(CommandRun("graph", "/no/such/folder", "--unresolved").status == .failure)
  }
}
