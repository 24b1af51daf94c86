import LintelDiagrams
import LintelText
import LintelVocabulary
import Testing

@Suite struct MermaidTests {
  /// Statements after `flowchart LR`, and the arrows that they draw.
  static let statements: [(text: String, arrows: [String])] = [
    ("A-->B", ["A -> B"]),
    ("A --> B --> C", ["A -> B", "B -> C"]),
    ("A & B --> C & D", ["A -> C", "A -> D", "B -> C", "B -> D"]),
    ("A-->|uses|B", ["A -> B"]),
    ("A -->|\"a | b\"| B", ["A -> B"]),
    ("A-- calls -->B", ["A -> B"]),
    ("A -- \"calls -- often\" --> B", ["A -> B"]),
    ("A -.-> B", ["A -> B"]),
    ("A -. maybe .-> B", ["A -> B"]),
    ("A -..-> B", ["A -> B"]),
    ("A ==> B", ["A -> B"]),
    ("A == hard ==> B", ["A -> B"]),
    ("A ----> B", ["A -> B"]),
    ("A <--> B", ["A -> B", "B -> A"]),
    ("A <-- both --> B", ["A -> B", "B -> A"]),
    ("A <-- B", ["B -> A"]),
    ("A <--- B", ["B -> A"]),
    ("A <-.-> B", ["A -> B", "B -> A"]),
    ("A ~~~ B", []),
    ("A --> B; B --> C;", ["A -> B", "B -> C"]),
    ("A[One] --> B(Two)", ["One -> Two"]),
    ("A((One)) --> B([Two])", ["One -> Two"]),
    ("A{One} --> B{{Two}}", ["One -> Two"]),
    ("A[[One]] --> B[(Two)]", ["One -> Two"]),
    ("A>One] --> B(((Two)))", ["One -> Two"]),
    ("A[/One/] --> B[\\Two\\]", ["One -> Two"]),
    ("A[/One\\] --> B[\\Two/]", ["One -> Two"]),
    ("A[\"One (1)\"] --> B[ \"Two\" ]", ["One (1) -> Two"]),
    ("A[\"`**One**`\"] --> B[Two words]", ["One -> Two words"]),
    ("A[\"a #quot;b#quot; #35;1 &amp; c\"] --> B", ["a \"b\" #1 & c -> B"]),
    ("A[fa:fa-database Store] --> B", ["Store -> B"]),
    ("A@{ shape: cyl, label: \"Store\" } --> B", ["Store -> B"]),
    ("A e1@--> B\ne1@{ animate: true }", ["A -> B"]),
    ("A:::hot --> B[Two]:::cold", ["A -> Two"]),
    ("A --> B %% why not", ["A -> B"]),
    ("my-app --> core.net", ["my-app -> core.net"]),
    ("Überblick --> 世界", ["Überblick -> 世界"]),
    ("A[One]\nB[Two]\nA --> B", ["One -> Two"]),
    ("A --> B\nA[One]", ["One -> B"]),
    ("A[\"One\n and more\"] --> B", ["One and more -> B"]),
    ("A --> A", ["A -> A"]),
    ("A\t-->\tB", ["A -> B"]),
  ]

  @Test(arguments: statements)
  func readsStatements(text: String, arrows: [String]) {
    let read = ReadDiagram("flowchart LR\n" + text)
    #expect(read.errors == [])
    #expect(read.arrows == arrows)
  }

  @Test func labelsGiveTheWholeTextAndTheFirstLine() {
    let read = ReadDiagram("graph TD\nd[\"<b>Domain</b><br/>the rules\"] --> n[Net]")
    #expect(read.nodes == ["Domain the rules|Domain|d", "Net|n"])
  }

  @Test func leavesOutWhatIsAboutAppearance() {
    let read = ReadDiagram(
      """
      ---
      title: Layers
      config: { theme: dark }
      ---
      %%{init: {
        "theme": "dark"
      }}%%
      %% a comment with --> in it
      flowchart TB
        accTitle: layers
        accDescr {
          A --> B
        }
        direction LR
        A --> B
        classDef hot fill:#f00,stroke-width:2px;
        class A,B hot
        style A fill:#fff
        linkStyle 0 stroke:red,color:red
        linkStyle default stroke:blue
        click A "https://example.org" "text"
      """)
    #expect(read.errors == [])
    #expect(read.arrows == ["A -> B"])
    #expect(read.nodes == ["A", "B"])
  }

  @Test func groupsHoldWhatIsMentionedInThem() {
    let read = ReadDiagram(
      """
      flowchart TB
        A --> Data
        subgraph Data [The data]
          direction LR
          Net["Network"] --> Disk
        end
        subgraph Top
          A
          subgraph Inner
            B
          end
        end
        subgraph "One more"
        end
        subgraph And  another
        end
        subgraph
          C
        end
      """)
    #expect(read.errors == [])
    #expect(read.arrows == ["A -> The data", "Network -> Disk"])
    #expect(
      read.nodes.filter { !$0.hasPrefix("\0") && !$0.contains("\0") } == [
        "A in Top", "The data|Data", "Network|Net in The data", "Disk in The data", "Top",
        "Inner in Top", "B in Inner", "One more", "And another",
      ])
    let inside = read.diagram.contents[1].map { read.diagram.nodes[$0].id }
    #expect(inside == ["Data", "Net", "Disk"])
  }

  @Test func groupsThatAreInEachOtherEnd() {
    let read = ReadDiagram(
      "graph TD\nsubgraph A\nB\nend\nsubgraph B\nA\nend\nA --> B")
    #expect(read.errors == [])
    #expect(read.diagram.contents.allSatisfy { $0.count <= 2 })
  }

  static let mistakes: [(text: String, error: String)] = [
    ("flowchart LR\n  A --- B", "2:5: '---' does not say which end may use the other; write '-->'"),
    ("graph TD\nA --o B", "2:3: '--o' does not say which end may use the other; write '-->'"),
    ("graph TD\nA x--x B", "2:3: 'x--x' does not say which end may use the other; write '-->'"),
    (
      "graph TD\nA -.- B",
      "2:3: '-.-' does not say which end may use the other; write '-->'"
    ),
    (
      "graph TD\nA -> B",
      "2:3: '-> B' is not understood; expected an arrow such as '-->', or the end of the line"
    ),
    (
      "graph TD\nA -- B",
      "2:3: '-- B' is not understood; expected an arrow such as '-->', or the end of the line"
    ),
    (
      "graph TD\nA -->",
      "2:6: the line ends too early; expected a node such as 'A' or 'A[Label]'"
    ),
    ("graph TD\nA[One --> B", "2:2: '[' is never closed"),
    ("graph TD\nA[\"One\" x] --> B", "2:9: 'x] --> B' is not understood; expected ']'"),
    ("graph TD\nA -->|uses B", "2:6: '|' is never closed"),
    ("graph TD\nsubgraph S\nA", "2:1: 'subgraph' is never closed"),
    ("graph TD\nA\nend", "3:1: 'end' closes nothing"),
    (
      "graph TD\n  A and B --> C",
      "2:5: 'and B --> C' is not understood; expected an arrow such as '-->', or the end of the line"
    ),
    (
      "sequenceDiagram\nA->>B: x",
      "1:1: 'sequenceDiagram' does not begin a component diagram; expected 'flowchart', 'graph' or "
        + "'@startuml'"
    ),
    ("flowchart LR\n%% nothing", "1:1: the diagram shows no components"),
    ("", "1:1: the diagram shows no components"),
    ("graph TD\nA@{ shape: x\n", "2:2: '@{' is never closed"),
    ("%%{init: {\nflowchart LR\nA --> B", "1:1: the diagram shows no components"),
  ]

  @Test(arguments: mistakes)
  func saysWhatItDoesNotUnderstand(text: String, error: String) {
    #expect(ReadDiagram(text).errors == [error])
  }

  @Test func goesOnAfterAMistakeAndGivesUpInTheEnd() {
    let read = ReadDiagram("graph TD\nA -> B\nA --> C\nB -> C\n")
    #expect(read.errors.map { $0.prefix(4) } == ["2:3:", "4:3:"])
    #expect(read.arrows == ["A -> C"])
    let junk = ReadDiagram("graph TD\n" + String(repeating: "A -> B\n", count: 1000))
    #expect(junk.errors.count == 21)
    #expect(junk.errors.last?.hasSuffix("the rest was not read") == true)
  }

  @Test func readsTheOneFlowchartOfAPage() {
    let page = """
      # Architecture

      ```swift
      let a = 1
      ```

      ```mermaid
      sequenceDiagram
        A->>B: x
      ```

        ```mermaid
        flowchart LR
          A --> B
          B -> C
        ```
      """
    let read = ReadDiagram(page, path: "docs/a.md")
    #expect(read.arrows == ["A -> B"])
    #expect(read.errors.map { $0.prefix(5) } == ["15:7:"])
    #expect(
      ReadDiagram("# Nothing\n", path: "a.md").errors == [
        "1:1: there is no component diagram in this file; expected a fenced block of 'mermaid' with "
          + "a flowchart, or one of 'plantuml'"
      ])
    #expect(
      ReadDiagram("```mermaid\ngraph TD\nA\n```\n~~~puml\n[A]\n~~~\n", path: "a.md").errors == [
        "5:1: a second component diagram; keep only the checked one in this file, or move it to a "
          + "separate file"
      ])
  }

  @Test func linesMayEndAsOnOtherSystems() {
    #expect(ReadDiagram("flowchart LR\r\nA --> B\r\nB --> C\r").arrows == ["A -> B", "B -> C"])
    #expect(ReadDiagram("\u{FEFF}graph TD;A-->B;").arrows == ["A -> B"])
  }

  @Test func whatFollowsALabelOverSeveralLinesIsOnTheLastOfThem() throws {
    let read = ReadDiagram("flowchart LR\nA[\"one\ntwo\"] --> Bee\nC[\"one\r\ntwo\"] ?\n")
    let arrow = try #require(read.diagram.arrows.first?.place)
    #expect(arrow.line == 3 && arrow.column == 7 && arrow.sourceLine == "two\"] --> Bee")
    let marks = read.diagram.nodes.map { "\($0.id) \($0.mark.line):\($0.mark.column)" }
    #expect(marks == ["A 2:1", "Bee 3:11", "C 4:1"])
    #expect(read.errors.map { $0.prefix(4) } == ["5:7:"])
  }
}
