import Testing

/// What Lintel finds in each small case, compared with what the compiler says of it.
@Suite struct SmallCaseTests {
  private static let known = Result { try KnownMisses() }

  /// An error is a fact, and what is not found is listed.
  @Test(arguments: SmallCase.all)
  func errorsAreThoseOfTheCompiler(_ value: SmallCase) throws {
    let known = try Self.known.get()
    let (errors, notes) = try value.found()
    let marks = value.marks
    #expect(errors.subtracting(marks).sorted() == [], "\(value.name): errors that are none")
    #expect(
      marks.subtracting(errors).intersection(notes).sorted()
        == known.lines(of: value.name, .note).sorted(),
      "\(value.name): what are notes only, and what known.txt has")
    #expect(
      marks.subtracting(errors).subtracting(notes).sorted()
        == known.lines(of: value.name, .missed).sorted(),
      "\(value.name): what is missed, and what known.txt has")
  }

  @Test func thereAreManyCases() throws {
    let names = SmallCase.all.map(\.name)
    #expect(names.count >= 250)
    #expect(Set(names).count == names.count)
    let clean = SmallCase.all.filter(\.marks.isEmpty)
    #expect(clean.count >= 100)
    let known = try Self.known.get()
    #expect(known.damage == [])
    let listed = Set(known.kinds.keys.map { $0.prefix { $0 != " " } })
    #expect(listed.subtracting(names.map { $0[...] }).sorted() == [])
  }

  /// How many of all lines that break a rule are found as errors.
  @Test func mostBreachesAreFound() throws {
    let all = SmallCase.all.map(\.marks.count).reduce(0, +)
    let found = all - (try Self.known.get().kinds.count)
    #expect(found * 100 >= all * 92, "\(found) of \(all)")
  }
}
