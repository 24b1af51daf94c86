import Testing

@testable import LintelFindings

@Suite struct SuppressionCommentTests {
  private func comment(_ text: String) -> SuppressionComment? {
    guard case .success(let comment) = SuppressionComment.read(text) else { return nil }
    return comment
  }

  private func fault(_ text: String) -> SuppressionError? {
    guard case .failure(let fault) = SuppressionComment.read(text) else { return nil }
    return fault
  }

  @Test(arguments: SuppressionComment.Reach.allCases)
  func whatOneCommentHides(_ reach: SuppressionComment.Reach) {
    let read = comment("lintel:disable:\(reach.rawValue) layering - until the login moves")
    #expect(read?.action == .disable)
    #expect(read?.reach == reach)
    #expect(read?.rules == [.init(text: "layering", offset: 16 + reach.rawValue.utf8.count)])
    #expect(read?.reason == "until the login moves")
  }

  @Test func pairs() {
    #expect(comment("lintel:disable layering - reason")?.reach == nil)
    let end = comment("lintel:enable layering")
    #expect(end?.action == .enable)
    #expect(end?.reason == nil)
  }

  @Test(arguments: [
    "lintel:disable a, b.c d_e - x", "lintel:disable a,b.c,d_e - x",
    "lintel:disable  a\tb.c ,d_e  -  x ", "lintel:disable a a b.c d_e, a - x",
  ])
  func severalRules(_ text: String) {
    #expect(comment(text)?.rules.map(\.text) == ["a", "b.c", "d_e"])
    #expect(comment(text)?.reason == "x")
  }

  @Test func offsetsAreOfTheNames() {
    let text = "lintel:disable:next a,  bé, c - x"
    for word in comment(text)?.rules ?? [] {
      #expect(String(text.utf8.dropFirst(word.offset).prefix(word.text.utf8.count)) == word.text)
    }
    #expect(comment(text)?.rules.count == 3)
  }

  @Test func onlyADashByItselfStartsTheReason() {
    let read = comment("lintel:disable no-cycles - first - then, second")
    #expect(read?.rules.map(\.text) == ["no-cycles"])
    #expect(read?.reason == "first - then, second")
  }

  @Test(arguments: [
    "lintel:", "lintel: see the rules file", "lintel: disables nothing", "lintel:\t",
  ])
  func proseIsForPeople(_ text: String) {
    #expect(SuppressionComment.read(text) == nil)
  }

  @Test(arguments: ["#42", "遅い", "- first -"])
  func aReasonHasALetterOrADigit(_ reason: String) {
    #expect(comment("lintel:disable a - \(reason)")?.reason == reason)
  }

  static let faults: [(String, SuppressionError)] = [
    ("lintel: disable:next layering - x", .blankAfterColon),
    ("lintel: enable layering", .blankAfterColon),
    ("lintel:disabel:next layering - x", .unknownAction("disabel")),
    ("lintel:disable:nxt layering - x", .unknownReach("nxt")),
    ("lintel:disable: layering - x", .unknownReach("")),
    ("lintel:disable:next:file layering - x", .unknownReach("next:file")),
    ("lintel:enable:file layering", .enableWithReach("file")),
    ("lintel:disable", .noRule(.disable, nil)),
    ("lintel:disable:next - a reason", .noRule(.disable, .next)),
    ("lintel:enable", .noRule(.enable, nil)),
    ("lintel:disable layering", .missingReason(.disable, nil, ["layering"])),
    ("lintel:disable:this a b -", .missingReason(.disable, .this, ["a", "b"])),
    ("lintel:disable:this a -  ", .missingReason(.disable, .this, ["a"])),
    ("lintel:disable:this a - -", .missingReason(.disable, .this, ["a"])),
    ("lintel:disable:this a - …", .missingReason(.disable, .this, ["a"])),
    ("lintel:disable a - ?!, ..", .missingReason(.disable, nil, ["a"])),
    ("lintel:disable a because", .missingReason(.disable, nil, ["a", "because"])),
  ]

  static let reasons: [(text: String, rules: [String], reason: String)] = [
    ("lintel:disable:next a – it is old", ["a"], "it is old"),
    ("lintel:disable:next a — it is old", ["a"], "it is old"),
    ("lintel:disable:next a -- it is old", ["a"], "it is old"),
    ("lintel:disable:next a : it is old", ["a"], "it is old"),
    ("lintel:disable:next a: it is old", ["a"], "it is old"),
    ("lintel:disable:next a, b: it is old", ["a", "b"], "it is old"),
    ("lintel:disable:next a b – it is old - and ugly", ["a", "b"], "it is old - and ugly"),
    ("lintel:disable:next a it is old", ["a"], "it is old"),
    ("lintel:disable:next a // it is old", ["a"], "it is old"),
    ("lintel:disable:next a-b - is old: x", [], ""),
    ("lintel:disable:next a x - old", [], ""),
    ("lintel:disable:next x – old", [], ""),
    ("lintel:disable:next a – …", [], ""),
    ("lintel:disable:next a", [], ""),
    ("lintel:disable:next a - b: old", [], ""),
    ("lintel:enable a – old", [], ""),
    ("lintel:disable a " + String(repeating: "x", count: 81), ["a"], "the reason"),
  ]

  @Test(arguments: reasons)
  func recognisesAReasonWithoutADash(text: String, rules: [String], reason: String) {
    let names: Set = ["a", "b", "a-b"]
    guard
      case .failure(.unseparatedReason(_, let reach, let found, let words)) =
        SuppressionComment.read(text, isRule: names.contains)
    else { return #expect(rules == []) }
    #expect(found == rules)
    #expect(words == reason)
    #expect(reach == (text.contains(":next") ? .next : nil))
  }

  @Test func aRemedyRepeatsTheReason() {
    let fault = SuppressionError.unseparatedReason(
      .disable, .next, rules: ["down"], reason: "it is old")
    #expect(
      fault.message
        == "this comment hides nothing, because no ' - ' separates the reason from 'down'")
    #expect(fault.remedy == "write '// lintel:disable:next down - it is old'")
  }

  @Test(arguments: faults)
  func faulty(_ text: String, _ expected: SuppressionError) {
    #expect(fault(text) == expected)
  }
}
