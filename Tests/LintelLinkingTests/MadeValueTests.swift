import Testing

/// Which member a name after a dot means, as it makes a value of the type that is left out.
@Suite struct MadeValueTests {
  // MARK: - What '.name' makes

  @Test(arguments: [
    "static let movie = text()", "static let movie = \"Movie\"", "static var movie: [Int] { [] }",
    "static let movie: Other = Other()", "static let movie: (Int, Int) = (1, 2)",
  ])
  func memberOfAnotherTypeIsNotWhatADotMeans(_ member: String) {
    let others = """
      func text() -> String { "" }
      struct Other {}
      enum Words { \(member) }
      """
    for code in [
      "import Unknown\nfunc use(_ k: Kind) { switch k { case .movie: f() } }",
      "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie {} }",
    ] {
      #expect(!uses(code, of: others).contains { $0.hasPrefix("Words.movie") })
    }
  }

  @Test(arguments: [
    "static let movie = Words()", "static var movie: Words? { nil }",
    "static var movie: Self { f() }",
    "static let movie = Longer()", "static let movie: any Wordy = f()",
  ])
  func memberOfTheTypeItselfMayBeMeant(_ member: String) {
    let others = """
      protocol Wordy {}
      class Words: Wordy { \(member) }
      class Longer: Words {}
      """
    let code = "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie {} }"
    #expect(uses(code, of: others) == ["Words.movie static (ambiguous)"])
  }

  @Test func longerPathMayMakeAnotherType() {
    let others = "enum Words { static let movie: String = text() }"
    let code = "import Unknown\nfunc use(_ k: Kind) { if k.type == .movie.kind {} }"
    #expect(uses(code, of: others).contains("Words.movie static (ambiguous)"))
  }

  // MARK: - Types after a dot

  @Test func typeAfterADotIsOneInTheTypeThatIsExpected() {
    let others = """
      struct Event {}
      extension Event { enum Cart { static func opened() -> Event { Event() } } }
      extension Other { enum Cart { static func opened() -> Event { Event() } } }
      func track(_ event: Event) {}
      """
    let found = uses("func use() { track(.Cart.opened()) }", of: others)
    #expect(found.contains("Event.Cart.opened static (inferred)"))
    #expect(!found.contains { $0.hasPrefix("Other") })
  }

  @Test func typeAfterADotExcludesNoParameter() {
    let others = """
      struct Event { enum Cart { static func opened() -> Event { Event() } } }
      extension UIView { func layoutIfNeeded(_ event: Event) {} }
      """
    #expect(
      uses("func use(_ v: UIView) { v.layoutIfNeeded(.Cart.opened()) }", of: others)
        .contains { $0.hasPrefix("UIView.layoutIfNeeded call") })
  }

  @Test func memberOfATypeThatIsWrittenBeforeIsOfThat() {
    let others = "extension Defaults.Keys { enum Player { static let lapPace: Int = 1 } }"
    let code = "import Unknown\nfunc use() { store(.Player.lapPace) }"
    #expect(uses(code, of: others) == ["Defaults.Keys.Player.lapPace static (inferred)"])
    #expect(
      uses("import Unknown\nfunc use() { store(.Screen.lapPace) }", of: others)
        .allSatisfy { !$0.hasSuffix("(inferred)") })
  }
}
