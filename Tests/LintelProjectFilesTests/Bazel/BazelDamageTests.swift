import LintelVocabulary
import Testing

@testable import LintelProjectFiles

/// Whatever is in a file, it is read or refused, in time that grows with its size.
@Suite struct BazelDamageTests {
  private static let buildFile = """
    load("@rules//:swift.bzl", "swift_library", lib = "swift_test")
    # A (comment] with "quotes"
    FILES = ["A.swift", 'B\\u00e9.swift'] + glob(["**/*.swift"], exclude = ["C/*"])
    filegroup(name = "group", srcs = FILES + [":group", "//Kit:files"])
    swift_library(
        name = "Core" + r"\\x",
        srcs = select({"//:ios": [":group"], "//conditions:default": None}) + FILES,
        copts = ["-D", "X"], testonly = True, module_name = \"""Core\""",
        deps = ["//Kit", "@other//:x", ":Core"],
    )
    [lib(name = n, srcs = [n + ".swift"], **ARGS) for n in ["A", "B"]]
    if X: lib(name = "D"); E = (1, {"a": 2})
    ios_application(name = "App", deps = [":Core"], test_host = ":App")

    """

  private static let xml = """
    <?xml version="1.1"?><query version="2"><!-- a --><rule class="swift_library" name="//A:B">
    <list name="srcs"><label value="//A:&amp;.swift"/></list><boolean name="testonly" value='true'/>
    <string name="module_name" value="B"/></rule><rule class="alias" name="//A:C"/></query>
    """

  private static let json = """
    {"rule": {"name": "//A:B", "ruleClass": "swift_library", "attribute": [{"name": "srcs", \
    "stringListValue": ["//A:\\u0041.swift"]}, {"name": "testonly", "booleanValue": true}]}}
    {"results": [{"target": {"rule": {"name": "//A:C"}}}], "target": [{"rule": {"name": "//A:D"}}]}
    """

  /// Fails when a place is not in the file, or nothing more than a crash is left to fail.
  private func read(_ bytes: [UInt8]) {
    let other = Array("filegroup(name = 'files', srcs = ['K.swift', '//App:group'])".utf8)
    expectPlace(in: bytes) { () throws(ProjectFileError) in
      try BazelPackage.read(
        bytes, at: "App/BUILD", others: OtherFiles { $0 == "Kit/BUILD" ? other : nil })?.notes ?? []
    }
    expectPlace(in: bytes) { () throws(ProjectFileError) in
      try BazelQuery.read(bytes, path: "query").flatMap(\.notes)
    }
  }

  private func expectPlace(
    in bytes: [UInt8], _ read: () throws(ProjectFileError) -> [Note]
  ) {
    let text = SourceText(bytes)
    var places: [(line: Int, column: Int)] = []
    do throws(ProjectFileError) {
      places = try read().map { ($0.location?.line ?? 0, $0.location?.column ?? 0) }
    } catch {
      places = [(error.line, error.column)]
    }
    for (line, column) in places {
      guard (1...text.lineCount).contains(line),
        (1...text.text(ofLine: line).utf8.count + 1).contains(column)
      else {
        Issue.record("\(line):\(column) is no place of \(String(decoding: bytes, as: UTF8.self))")
        continue
      }
    }
  }

  @Test(arguments: [buildFile, xml, json]) func everyPrefixIsReadOrRefused(text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { read(Array(bytes[..<count])) }
  }

  @Test(arguments: [buildFile, xml, json], 1...2)
  func everyChangeIsReadOrRefused(text: String, seed: Int) {
    var generator = RandomNumbers(state: UInt64(seed))
    let bytes = Array(text.utf8)
    for _ in 0..<200 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = changed.indices.randomElement(using: &generator)!
        changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      read(changed)
    }
  }

  @Test(arguments: [buildFile, xml, json], 1...2)
  func everyOrderOfPartsIsReadOrRefused(text: String, seed: Int) {
    var generator = RandomNumbers(state: UInt64(seed))
    let bytes = Array(text.utf8)
    for _ in 0..<200 {
      var parts: [ArraySlice<UInt8>] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...60, using: &generator)
        parts.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      read(Array(parts.shuffled(using: &generator).joined()))
    }
  }

  /// What is repeated is gone through once, not once for each place where it may begin.
  @Test(
    arguments: [
      ("", "("), ("", "[]"), ("x = ", "\"\" + "), ("", "\""), ("", "'''"), ("", "A = A + [A]\n"),
      ("A = [\"A.swift\"]\n", "A += A\n"), ("", "\\\n"),
      ("swift_library(name = \"A\", srcs = [", "\"A.swift\","),
      ("", "swift_library(name = \"A\", srcs = [\":A\"])\n"), ("# swift .bzl\n", "{"),
      ("swift_library(", "a = "),
      ("", "<"), ("<query>", "<a>"), ("<query><rule ", "a=\"&amp;\" "), ("", "<!-- "),
      ("<query><rule name=\"//:A\"><list name=\"srcs\">", "<label value=\"//:A.swift\"/>"),
      ("<query>", "<rule name=\"//:A\" class=\"swift_library\"><list name=\"srcs\"/></rule>"),
      ("", "{\"rule\": {\"name\": \"//A:B\"}}\n"),
      ("{\"target\": [", "{\"rule\": {\"name\": \"//A:B\"}},"),
      ("{\"rule\": {\"name\": \"//A:B\"}}", "\n"),
    ])
  func timeIsInProportionToTheSize(start: String, repeated: String) {
    let bytes = Array(start.utf8) + repeatElement(Array(repeated.utf8), count: 20_000).joined()
    let time = ContinuousClock().measure { read(bytes) }
    #expect(time < .seconds(10))
  }
}
