import Testing

@testable import LintelProjectFiles

/// What `bazel query` has written says the same as the BUILD files.
@Suite struct BazelQueryTests {
  private static let xml = """
    <?xml version="1.1" encoding="UTF-8" standalone="no"?>
    <query version="2">
        <rule class="swift_library" location="/x/App/BUILD.bazel:3:14" name="//App:Core">
            <string name="name" value="Core"/>
            <list name="visibility"><label value="//visibility:public"/></list>
            <list name="srcs">
                <label value="//App:A&amp;B.swift"/>
                <label value="//Kit:files"/>
            </list>
            <list name="deps"><label value="//Kit:Kit"/><label value="@@other+//:x"/></list>
            <string name="module_name" value='Core'/>
            <boolean name="testonly" value="true"/>
            <dict name="env"><pair><string name="module_name" value="srcs"/><string value="C.swift"/></pair></dict>
            <rule-input name="//App:A.swift"/>
        </rule>
        <source-file location="/x/App/A.swift:1:1" name="//App:A.swift"/><!-- <rule> -->
        <rule class="filegroup" name="//Kit:files"><list name="srcs">
          <label value="//Kit:K.swift"/></list></rule>
        <rule class="swift_library" name="@@//Kit:Kit">
          <list name="srcs"/><string name="module_name" value=""/></rule>
        <rule class="swift_library" name="@@other+//:x"/>
        <rule class="cc_library" name="//C:C"/>
    </query>
    """

  private static let rules = [
    """
    {"type":"RULE","rule":{"name":"//App:Core","ruleClass":"swift_library",\
    "location":"/x/App/BUILD.bazel:3:14","attribute":[\
    {"name":"srcs","type":"LABEL_LIST","stringListValue":["//App:A&B.swift","//Kit:files"]},\
    {"name":"deps","type":"LABEL_LIST","selectorList":{"type":"LABEL_LIST","elements":[\
    {"entries":[{"label":"//:ios","stringListValue":["//Kit:Kit"]},{"label":"//:mac"}]},\
    {"entries":[{"stringListValue":["@@other+//:x"]}]}]}},\
    {"name":"module_name","type":"STRING","stringValue":"Core"},\
    {"name":"testonly","type":"BOOLEAN","intValue":1,"stringValue":"true","booleanValue":true}]}}
    """,
    "{\"type\":\"SOURCE_FILE\",\"sourceFile\":{\"name\":\"//App:A.swift\"}}",
    """
    {"type":"RULE","rule":{"name":"//Kit:files","ruleClass":"filegroup",\
    "attribute":[{"name":"srcs","stringListValue":["//Kit:K.swift"]}]}}
    """,
    """
    {"type":"RULE","rule":{"name":"@@//Kit:Kit","ruleClass":"swift_library","attribute":[\
    {"name":"srcs","type":"LABEL_LIST"},{"name":"module_name","stringValue":""},\
    {"name":"testonly","booleanValue":false}]}}
    """,
    "{\"type\":\"RULE\",\"rule\":{\"name\":\"@@other+//:x\",\"ruleClass\":\"swift_library\"}}",
  ]

  private static let texts = [
    xml, "{\"target\": [\n\(rules.joined(separator: ",\n"))\n]}",
    "{\"target\": [\(rules.joined(separator: ","))]}", rules.joined(separator: "\n"),
    "\r\n" + rules.joined(separator: "\r\n\n") + "\r\n",
    "{\n\"results\": [\(rules.map { "{\"target\": \($0), \"configurationId\": 1}" }.joined(separator: ","))]}",
  ]

  private func read(_ text: String) throws(ProjectFileError) -> [ProjectDescription] {
    try BazelQuery.read(Array(text.utf8), path: "query.txt")
  }

  @Test(arguments: texts) func readsAllForms(text: String) throws {
    let projects = try read(text)
    #expect(projects.map(\.path) == ["App/BUILD.bazel", "Kit/BUILD"])
    #expect(projects.map(\.origin) == [.exportedGraph, .exportedGraph])
    let core = try projects[0].target("Core")
    #expect(core.files.map(\.path) == ["App/A&B.swift", "Kit/K.swift"])
    #expect(core.module == TargetModule(name: "Core"))
    #expect(core.kind == .unitTests)
    #expect(core.dependencies == [.remoteTarget(project: "Kit", id: "//Kit:Kit", name: "Kit")])
    #expect(projects[1].targets.map(\.id) == ["//Kit:Kit"])
    #expect(projects[1].targets.map(\.module) == [TargetModule(name: "Kit_Kit")])
    #expect(projects[1].targets.map(\.kind) == [.library])
    #expect(projects.flatMap(\.notes) == [])
  }

  @Test func oneRuleIsBuiltForSeveralPlatforms() throws {
    let project = try #require(
      try read(
        """
        <query><rule class="swift_library" name="//:A"><list name="srcs"><label value="//:A.swift"/>
        </list><string name="module_name" value="A"/><boolean name="testonly" value="true"/></rule>
        <rule class="swift_library" name="//:A"><list name="srcs"><label value="//:B.swift"/>
        <label value="//:A.swift"/></list><string name="module_name" value="AMac"/>
        <boolean name="testonly" value="true"/></rule></query>
        """
      ).first)
    #expect(project.folder == "")
    #expect(try project.files(of: "A") == ["A.swift", "B.swift"])
    #expect(project.targets.map(\.module) == [TargetModule(name: "A", alternates: ["AMac"])])
    #expect(project.targets.map(\.kind) == [.unitTests])
  }

  /// Writers of XML in Java write characters beyond U+FFFF as two references.
  @Test func referencesToSurrogatesAreNoDamage() throws {
    let projects = try read(
      "<query><rule class=\"swift_library\" name=\"//:A\" note=\"&#55357;&#56832; &x;\"/></query>")
    #expect(projects.flatMap(\.targets).map(\.name) == ["A"])
  }

  @Test func notesHaveTheirPlaceInTheFile() throws {
    let lines = [
      "{\"rule\": {\"name\": \"//:A\", \"ruleClass\": \"swift_library\"}}",
      """
      {"rule": {"name": "//B:B", "ruleClass": "lib", "attribute": [{"name": "srcs", \
      "stringListValue": ["//B:B.swift", "//B:files"]}]}}
      """,
    ]
    let notes = try read(lines.joined(separator: "\n")).flatMap(\.notes)
    #expect(notes.map(\.location?.path) == ["query.txt", "query.txt"])
    #expect(notes.map(\.location?.line) == [2, 2])
    #expect(notes.map(\.location?.column) == [10, 10])
    #expect(notes[0].message.hasPrefix("the effect of 'lib' is not known"))
    #expect(notes[1].message.hasPrefix("there is no '//B:files' to read"))
  }

  @Test(
    arguments: [
      ("{}", "1:1: there is no rule in this file; write it again with 'bazel query //..."),
      ("<query/>", "1:1: there is no rule in this file"),
      ("{ objects = {}; }", "1:1: there is no rule in this file"),
      ("", "1:1: the file is empty"),
      ("{\"rule\": {}}\n\n{\"rule\": ]}", "3:10: expected a value"),
      ("<query>\n<rule name=\"//:A\">\n</query>", "3:1: expected '</rule>'"),
      ("<query>\n</query></a>", "2:9: no element is open here"),
      ("<query>\n<rule name=\"//:A\">", "2:19: the file ends too early"),
      ("<query>\n<rule name=\"//:A", "2:17: the file ends too early"),
      ("<query>\n<rule name=//:A>", "2:12: expected a tag such as '<rule class="),
      ("<query>\n<rule name>", "2:11: expected a tag such as"),
      ("<query>\n<1 <", "2:4: expected a tag such as"), ("<!-- a", "1:7: the file ends too early"),
      ("<!DOCTYPE query [ <!ENTITY a \"b\"> ]>\n<query/>", "1:1: expected a tag such as"),
      ("<query>\n<rule name=\"//:A>\n</query>", "3:1: expected a tag such as"),
    ])
  func damageIsToldWithItsPlace(text: String, start: String) {
    var problem: String?
    do throws(ProjectFileError) {
      _ = try read(text)
    } catch {
      problem = "\(error.line):\(error.column): \(error.message)"
    }
    #expect(problem?.hasPrefix(start) == true, "\(problem ?? "nothing")")
  }
}
