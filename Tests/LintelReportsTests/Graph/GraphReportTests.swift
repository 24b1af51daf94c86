import LintelReports
import Testing

struct GraphReportTests {
  @Test func dot() {
    #expect(
      GraphFormat.dot.report(Samples.graph).text
        == #"""
        digraph lintel {
          graph [rankdir=LR, fontname="Helvetica"]
          node [shape=box, fontname="Helvetica"]
          edge [fontname="Helvetica"]
          subgraph cluster_0 {
            label="Data \"raw\""
            "Datenübertragung" [label="Datenübertragung"]
          }
          subgraph cluster_1 {
            label="Login"
            "Login.View" [label="View"]
            "Login.end" [label="end"]
          }
          "subgraph [x]" [label="a \"b\" <c> &amp; [d] \\N #1 `e`"]
          "Login.View" -> "Login.end" [label="12", tooltip="static"]
          "Login.end" -> "Datenübertragung" [label="2", tooltip="type, construct", color=red, fontcolor=red]
          "subgraph [x]" -> "Login.View" [label="1", tooltip="type", style=dashed, color=gray, fontcolor=gray]
        }

        """#)
  }

  @Test func mermaid() {
    #expect(
      GraphFormat.mermaid.report(Samples.graph).text
        == #"""
        flowchart LR
          subgraph g0["Data #34;raw#34;"]
            n0["Datenübertragung"]
          end
          subgraph g1["Login"]
            n1["View"]
            n2["end"]
          end
          n3["a #34;b#34; #60;c#62; #38; [d] #92;N #35;1 #96;e#96;"]
          n1 -->|12| n2
          n2 -->|2| n0
          n3 -.->|1| n1
          linkStyle 1 stroke:red,color:red
          linkStyle 2 stroke:gray,color:gray

        """#)
  }

  @Test func json() {
    #expect(GraphFormat.json.report(Samples.graph).text == Self.json)
  }

  @Test func orderOfInputDoesNotMatter() {
    let graph = Samples.graph
    let reversed = GraphSummary(
      level: graph.level, nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
    for format in GraphFormat.allCases {
      #expect(format.report(reversed) == format.report(graph))
    }
  }

  @Test func controlCharactersAndCharacterReferences() {
    let name = "a\n\u{1B}&lt;\"\u{301}"
    let graph = GraphSummary(level: .file, nodes: [.init(id: name, label: name)], edges: [])
    #expect(
      GraphFormat.dot.report(graph).text.contains(
        #""a\\u{A}\\u{1B}&lt;\"\#u{301}" [label="a\\u{A}\\u{1B}&amp;lt;\"\#u{301}"]"#))
    #expect(
      GraphFormat.mermaid.report(graph).text
        == "flowchart LR\n  n0[\"a#92;u{A}#92;u{1B}#38;lt;#34;\u{301}\"]\n")
  }

  @Test func endsWithoutANodeBecomeNodes() {
    let edges = [GraphSummary.Edge(from: "b", to: "a", count: 1)]
    let graph = GraphSummary(level: .file, nodes: [], edges: edges)
    #expect(graph.nodes == [.init(id: "a", label: "a"), .init(id: "b", label: "b")])
  }

  @Test func emptyGraph() {
    let graph = GraphSummary(level: .module, nodes: [], edges: [])
    #expect(GraphFormat.mermaid.report(graph).text == "flowchart LR\n")
    #expect(
      GraphFormat.json.report(graph).text == """
        {
          "version": 1,
          "level": "module",
          "nodes": [],
          "edges": []
        }

        """)
  }

  static let json = #"""
    {
      "version": 1,
      "level": "component",
      "nodes": [
        {
          "id": "Datenübertragung",
          "label": "Datenübertragung",
          "group": "Data \"raw\"",
          "modules": [
            "Data \"raw\""
          ]
        },
        {
          "id": "Login.View",
          "label": "View",
          "group": "Login",
          "modules": [
            "Login"
          ]
        },
        {
          "id": "Login.end",
          "label": "end",
          "group": "Login",
          "modules": [
            "Login"
          ]
        },
        {
          "id": "subgraph [x]",
          "label": "a \"b\" <c> & [d] \\N #1 `e`",
          "group": null,
          "modules": [
            "Login",
            "Widget"
          ]
        }
      ],
      "edges": [
        {
          "from": "Login.View",
          "to": "Login.end",
          "count": 12,
          "kinds": [
            "static"
          ],
          "certainty": "named",
          "forbidden": false,
          "standing": "allowed",
          "places": []
        },
        {
          "from": "Login.end",
          "to": "Datenübertragung",
          "count": 2,
          "kinds": [
            "type",
            "construct"
          ],
          "certainty": "named",
          "forbidden": true,
          "standing": "forbidden",
          "places": [
            {
              "path": "Login/End.swift",
              "line": 3,
              "column": 9,
              "length": 17,
              "reference": "type",
              "certainty": "named",
              "reason": null,
              "modules": null
            },
            {
              "path": "Login/End.swift",
              "line": 7,
              "column": 5,
              "length": 17,
              "reference": "construct",
              "certainty": "ambiguous",
              "reason": "sdk",
              "modules": null
            }
          ]
        },
        {
          "from": "subgraph [x]",
          "to": "Login.View",
          "count": 1,
          "kinds": [
            "type"
          ],
          "certainty": "ambiguous",
          "forbidden": false,
          "standing": "unregulated",
          "places": [
            {
              "path": "Shared/X.swift",
              "line": 1,
              "column": 8,
              "length": 4,
              "reference": "type",
              "certainty": "ambiguous",
              "reason": "several-declarations",
              "modules": [
                "Login"
              ]
            }
          ]
        }
      ]
    }

    """#
}
