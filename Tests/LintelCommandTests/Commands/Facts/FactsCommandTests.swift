import Testing

@testable import LintelCommand

@Suite struct FactsCommandTests {
  @Test func factsAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift":
        "@testable import B.C\n#if DEBUG\npublic final class A: P { @W lazy var b: C.D? = .e }\n#endif\n"
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    #expect(
      run.output == """
        {"format":"lintel-facts","version":5}
        {"fact":"import","file":"A.swift","line":1,"column":18,"name":"B.C","kind":null,"access":null,"testable":true,"exported":false}
        {"fact":"declaration","file":"A.swift","line":3,"column":20,"kind":"class","name":"A","parent":null,"access":"public","effectiveAccess":"public","modifiers":["final"],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":null,"value":null,"endLine":3,"condition":"(DEBUG)"}
        {"fact":"declaration","file":"A.swift","line":3,"column":39,"kind":"var","name":"b","parent":"A","access":null,"effectiveAccess":"internal","modifiers":["lazy"],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":"C.D?","value":{"kind":"reference","line":3,"column":49},"endLine":3,"condition":"(DEBUG)"}
        {"fact":"inheritance","file":"A.swift","line":3,"column":23,"name":"P","parent":"A"}
        {"fact":"attribute","file":"A.swift","line":1,"column":2,"name":"testable","parent":null}
        {"fact":"attribute","file":"A.swift","line":3,"column":28,"name":"W","parent":"A.b"}
        {"fact":"reference","file":"A.swift","line":3,"column":23,"kind":"inherit","name":"P","parent":"A","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"reference","file":"A.swift","line":3,"column":28,"kind":"attribute","name":"W","parent":"A.b","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"reference","file":"A.swift","line":3,"column":42,"kind":"type","name":"C.D","parent":"A.b","typePosition":true,"condition":"(DEBUG)"}
        {"fact":"use","file":"A.swift","line":3,"column":50,"kind":"implicitMember","name":"e","parent":"A.b","pattern":false,"condition":"(DEBUG)"}
        {"fact":"usage","file":"A.swift","line":3,"column":50,"name":"e","in":[{"kind":"declarationValue","line":3,"column":39}],"condition":"(DEBUG)"}

        """)
  }

  @Test func factsOfCodeAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift": """
      private func f<T: P>(_ t: T) throws(E) -> Int where T.Q == R {
        let a: Int = S.make(t).b[c: 0].d  // lintel:disable:this layering - why
        return M::N(a)
      }
      #endif
      """
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    let facts = ["use", "argument", "local", "directive", "diagnostic", "declaration"]
    let lines = run.output.split(separator: "\n").filter { line in
      facts.contains { line.hasPrefix("{\"fact\":\"\($0)\"") }
    }
    #expect(
      lines.joined(separator: "\n") == """
        {"fact":"declaration","file":"A.swift","line":1,"column":14,"kind":"func","name":"f","parent":null,"access":"private","effectiveAccess":"private","modifiers":[],"traits":["throwing"],"parameters":[{"label":"_","name":"t","type":"T","optional":false}],"requirements":[{"kind":"conformance","subject":"T","type":"P"},{"kind":"sameType","subject":"T.Q","type":"R"}],"thrownTypes":["E"],"type":"Int","value":null,"endLine":4}
        {"fact":"declaration","file":"A.swift","line":1,"column":16,"kind":"genericParameter","name":"T","parent":"f","access":null,"effectiveAccess":"fileprivate","modifiers":[],"traits":[],"parameters":[],"requirements":[],"thrownTypes":[],"type":null,"value":null,"endLine":1}
        {"fact":"use","file":"A.swift","line":2,"column":16,"kind":"static","name":"S.make().b[].d","parent":"f","pattern":false}
        {"fact":"use","file":"A.swift","line":2,"column":23,"kind":"value","name":"t","parent":"f","pattern":false}
        {"fact":"use","file":"A.swift","line":3,"column":15,"kind":"value","name":"a","parent":"f","pattern":false}
        {"fact":"argument","file":"A.swift","line":2,"column":23,"label":null,"of":{"line":2,"column":18}}
        {"fact":"argument","file":"A.swift","line":2,"column":28,"label":"c","of":{"line":2,"column":26}}
        {"fact":"argument","file":"A.swift","line":3,"column":15,"label":null,"of":{"line":3,"column":13}}
        {"fact":"local","file":"A.swift","line":2,"column":7,"kind":"variable","name":"a","parent":"f","type":{"line":2,"column":10},"value":{"kind":"reference","line":2,"column":16},"scopeEnd":{"line":4,"column":2}}
        {"fact":"directive","file":"A.swift","line":2,"column":40,"text":"lintel:disable:this layering - why"}
        {"fact":"diagnostic","file":"A.swift","line":5,"column":1,"kind":"unopenedCondition"}
        """)
    #expect(run.output.contains("\"kind\":\"static\",\"name\":\"S.make\""))
    #expect(run.output.contains("\"kind\":\"construct\",\"name\":\"M::N\""))
    #expect(CommandRun("facts", project.path, "--jobs", "2").output == run.output)
  }

  @Test func factsOfShapesClosuresAndMatchesAreLinesOfJSON() throws {
    let project = try TemporaryProject([
      "A.swift": """
      @A(b: c) func f(_ g: [H: any I]) {
        if case .a = try j(k: { 0 }) {}
        switch l { default: { m }() }
      }
      """
    ])
    let run = CommandRun("facts", project.path)
    #expect(run.status == .success)
    let lines = run.output.split(separator: "\n").filter { line in
      ["argument", "typeShape", "closure", "match"].contains {
        line.hasPrefix("{\"fact\":\"\($0)\"")
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        {"fact":"argument","file":"A.swift","line":1,"column":4,"label":"b","of":{"line":1,"column":2}}
        {"fact":"argument","file":"A.swift","line":2,"column":22,"label":"k","of":{"line":2,"column":20}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":23,"kind":"element","of":{"line":1,"column":22}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":26,"kind":"value","of":{"line":1,"column":22}}
        {"fact":"typeShape","file":"A.swift","line":1,"column":30,"kind":"specifier","of":{"line":1,"column":26}}
        {"fact":"closure","file":"A.swift","line":2,"column":25,"end":{"line":2,"column":30},"argument":{"line":2,"column":22}}
        {"fact":"closure","file":"A.swift","line":3,"column":23,"end":{"line":3,"column":28},"argument":null}
        {"fact":"match","file":"A.swift","line":2,"column":6,"end":{"line":2,"column":15},"subject":{"line":2,"column":20},"elements":false}
        {"fact":"match","file":"A.swift","line":3,"column":12,"end":{"line":3,"column":32},"subject":{"line":3,"column":10},"elements":false}
        """)
  }

  /// The outer conditions are left out of a text that would be too long.
  @Test(arguments: [(20, false), (400, true)])
  func aLongConditionIsShortened(_ branches: Int, _ isShortened: Bool) throws {
    let others = (0..<branches).map { "#elseif Flag\($0)\n" }.joined()
    let project = try TemporaryProject([
      "A.swift": "#if OUTER\n#if FIRST\n\(others)#else\nlet last = 1\n#endif\n#endif\n"
    ])
    let output = CommandRun("facts", project.path).output
    let line = try #require(
      output.split(separator: "\n").first { $0.contains("\"name\":\"last\"") })
    #expect(line.contains("!(Flag\(branches - 1))"))
    #expect(line.contains("(OUTER)") != isShortened)
    #expect(line.contains("\"…") == isShortened)
    #expect(line.utf8.count < 2_048 + 500)
  }
}
