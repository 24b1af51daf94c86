import Testing

@Suite struct PlantUMLTests {
  private static func read(_ text: String) -> ReadDiagram {
    ReadDiagram("@startuml\n\(text)\n@enduml\n", path: "d.puml")
  }

  static let lines: [(text: String, arrows: [String])] = [
    ("[A] --> [B]", ["A -> B"]),
    ("[A] -> [B] : uses", ["A -> B"]),
    ("[A] ..> [B]", ["A -> B"]),
    ("[A] -up-> [B]", ["A -> B"]),
    ("[A] -r-> [B]", ["A -> B"]),
    ("[A] .left.> [B]", ["A -> B"]),
    ("[A] <-- [B]", ["B -> A"]),
    ("[A] <-down- [B]", ["B -> A"]),
    ("[A] <--> [B]", ["A -> B", "B -> A"]),
    ("[A] --|> [B]", ["A -> B"]),
    ("[A] <|-- [B]", ["B -> A"]),
    ("[A] -[#red,dashed]-> [B]", ["A -> B"]),
    ("[A] -[hidden]-> [B]", []),
    ("[A] ==> [B]", ["A -> B"]),
    ("A --> B", ["A -> B"]),
    ("[A]-->[B]", ["A -> B"]),
    ("A..>B", ["A -> B"]),
    ("\"One two\" --> [B]", ["One two -> B"]),
    ("component \"One\" as a\ncomponent Two\na --> Two", ["One -> Two"]),
    ("component a as \"One\"\na --> B", ["One -> B"]),
    ("component [One] as a\na --> B", ["One -> B"]),
    ("[One] as a <<Service>> #LightBlue\na --> B", ["One -> B"]),
    ("component B [\n  some\n  words\n]\nA --> B", ["A -> B"]),
    ("database \"Store\" as db\nA -down-> db : writes", ["A -> Store"]),
    ("interface \"Port\" as p\n() \"Other\" as o\nA ..> p\nA ..> o", ["A -> Port", "A -> Other"]),
    ("A \"1\" --> \"many\" B", ["A -> B"]),
    ("[A] \"1\" --> \"many\" [B] : shows", ["A -> B"]),
    ("[A] \"0..1\" -up-> [B]", ["A -> B"]),
    ("[A] --> \"*\" [B]", ["A -> B"]),
    ("[A] \"one\"-->\"many\" [B]", ["A -> B"]),
    ("[A] \"1\" <-- \"n\" [B]", ["B -> A"]),
    ("\"A\" \"1\" --> \"many\" \"B\"", ["A -> B"]),
    ("[A] \"1\" ..> \"n\" () B", ["A -> B"]),
    ("() A \"1\" --> [B]", ["A -> B"]),
    ("[A] --> \"B\" : uses :it:", ["A -> B"]),
    ("[A] <<..a..>>\n[B] <<..b..>> #cceeff\n[A] --> [B]", ["A -> B"]),
    ("[A] <<..a.ui..>> <<..x..>> as a\na --> [B]", ["A -> B"]),
    ("component A <<..a>>\nA --> [B]", ["A -> B"]),
    ("component A <<com.a..>>\nA --> [B]", ["A -> B"]),
    ("component A <<-a->>\nA --> [B]", ["A -> B"]),
    ("[A] <<..up..>>\n[A] --> [B]", ["A -> B"]),
    ("[A] <<..a..>> --> [B] <<..b..>>", ["A -> B"]),
    ("[A] <<My Service>> --> [B]", ["A -> B"]),
    ("[A] <<-- [B]", ["B -> A"]),
    ("[A] <<.. [B] : as >>it<< says", ["B -> A"]),
    ("[A] <<-->> [B]", ["A -> B", "B -> A"]),
    ("[A] <<.up.>> [B]", ["A -> B", "B -> A"]),
    ("actor User\nUser --> [A]", ["User -> A"]),
    ("() Port --> [A]", ["Port -> A"]),
    ("[One\\nmore] --> [B]", ["One more -> B"]),
  ]

  @Test(arguments: lines)
  func readsLines(text: String, arrows: [String]) {
    let read = Self.read(text)
    #expect(read.errors == [])
    #expect(read.arrows == arrows)
  }

  @Test func groupsHoldWhatIsInTheirBraces() {
    let read = Self.read(
      """
      package "The core" as core <<Layer>> #DDDDDD {
        [Domain]
        package Ports {
          interface Store
        }
      }
      node Outside {
      }
      together {
        [UI]
        [Net]
      }
      UI --> core
      """)
    #expect(read.errors == [])
    #expect(read.arrows == ["UI -> The core"])
    #expect(
      read.nodes.filter { !$0.contains("\0") } == [
        "The core|core", "Domain|Domain in The core", "Ports|Ports in The core",
        "Store|Store in Ports", "Outside|Outside",
      ])
  }

  @Test func leavesOutWhatIsAboutAppearance() {
    let read = Self.read(
      """
      ' a comment with --> in it
      /' and one
         [X] --> [Y]
      '/
      !theme plain
      !pragma layout smetana
      skinparam componentStyle rectangle
      skinparam component {
        BackgroundColor white
      }
      <style>
      component { LineColor red }
      </style>
      title The layers
      title
        A --> B
      end title
      legend right
        [L] --> [M]
      end legend
      header Draft
      left to right direction
      scale 2
      hide stereotype
      note left of A : [N] --> [O]
      note "text" as N1
      note right of B
        [P] --> [Q]
      end note
      [A] --> [B]
      N1 .. A
      """)
    #expect(read.errors == [])
    #expect(read.arrows == ["A -> B"])
    #expect(read.nodes == ["A|A", "B|B"].map { String($0.prefix(1)) })
  }

  @Test(arguments: [
    ("title", "title"), ("legend", "legend"), ("legend right", "legend"), ("header", "header"),
    ("footer", "footer"), ("center header", "header"), ("right footer", "footer"),
    ("caption", "caption"),
  ])
  func textsEndWithOrWithoutABlank(start: String, keyword: String) {
    for end in ["end\(keyword)", "end \(keyword)", "END \(keyword)", "  end\(keyword)"] {
      let read = Self.read("\(start)\n  x --> y\n\(end)\n[A] --> [B]")
      #expect(read.errors == [], "\(end)")
      #expect(read.arrows == ["A -> B"], "\(end)")
    }
    let open = Self.read("\(start)\n[A] --> [B]").errors
    #expect(open.contains { $0.contains("is never closed") }, "\(open)")
  }

  /// Lines that may contain an arrow, but mean none.
  @Test(arguments: [
    "left header x --> y", "right footer x --> y", "center header: x --> y",
    "center  header\tx --> y", "header x --> y", "header : x --> y", "Footer x-->y",
    "title x --> y", "title: x --> y", "title x-->y", "title Draft--1", "title --> y",
    "title\tOrders --> x", "caption x --> y", "mainframe x --> y", "skinparam arrow -->",
    "set separator -->", "skin rose", "scale 2/3", "hide stereotype", "show $tag",
    "note left of A : x --> y", "note left of A : same as B", "note left of [A] : \"x as y\"",
    "note right : x --> y as B", "note on link : x --> y", "note \"x : y\" as N\nN .. [A]",
    "note as N\n  x --> y\nend note\nN .. [A]", "note left of A {\n  x --> y\n}",
    "note bottom of \"A: x\" #red\n  x --> y\nEnd Note", "legend left\n  x --> y\nendlegend",
    "legend top right\n  x --> y\nend legend", "header\n  x --> y\nendheader",
  ])
  func textsHaveNoArrows(text: String) {
    let read = Self.read("\(text)\n[A] --> [B]")
    #expect(read.errors == [])
    #expect(read.arrows == ["A -> B"])
  }

  /// Words that begin a text only with a text behind them.
  @Test(arguments: ["left", "center", "legend", "hide", "scale", "top"])
  func componentsMayBeCalledLikeKeywords(name: String) {
    let read = Self.read("\(name) --> [B]")
    #expect(read.errors == [])
    #expect(read.arrows == ["\(name) -> B"])
  }

  static let mistakes: [(text: String, error: String)] = [
    (
      "!include common.puml",
      "2:1: '!include' is not supported; write out the included text"
    ),
    ("!define X y", "2:1: '!define' is not supported; write out the included text"),
    ("[A] -- [B]", "2:5: '--' does not say which end may use the other; write '-->'"),
    ("[A] -( [B]", "2:6: '( [B]' is not understood; expected a component, such as '[B]'"),
    (
      "[A --> B",
      "2:1: '[A --> B' is not understood; expected a component, such as '[A]', or an "
        + "arrow between two of them"
    ),
    (
      "A --> B --> C",
      "2:9: '--> C' is not understood; expected ':' and a text, or the end of the line"
    ),
    ("component", "2:10: the line ends too early; expected a name"),
    ("package P {\n[A]", "2:1: '{' is never closed"),
    ("[A]\n}", "3:1: '}' closes nothing"),
    ("some words here", "2:6: 'words here' is not understood; expected an arrow such as '-->'"),
    ("note left\n[A]", "2:1: 'note' is never closed"),
    ("component A what", "2:13: 'what' is not understood; expected the end of the line"),
  ]

  @Test(arguments: mistakes)
  func saysWhatItDoesNotUnderstand(text: String, error: String) {
    #expect(Self.read(text).errors.contains(error), "\(Self.read(text).errors)")
  }

  @Test func aFileHasOneDiagram() {
    let read = ReadDiagram(
      "text before\n@startuml one\n[A] --> [B]\n@enduml\n@startuml\n[C]\n@enduml", path: "d.puml")
    #expect(read.arrows == ["A -> B"])
    #expect(read.errors.map { $0.prefix(4) } == ["5:1:"])
  }
}
