import LintelRelayout
import Testing

/// What a line means does not depend on how it is laid out.
@Suite struct LayoutTests {
  @Test(arguments: LinkSnippet.all, Layout.all)
  func layoutDoesNotMatter(_ snippet: LinkSnippet, _ layout: Layout) throws {
    let relaid = RelaidSnippet(try snippet.sources())
    let difference = relaid.difference(in: layout)
    guard !difference.isEmpty else { return }
    Issue.record(
      """
      \(snippet.name), laid out with \(layout):
      \(relaid.report(of: difference, in: layout))
      """)
  }

  /// A layout that changes nothing would hold for any linker.
  @Test(arguments: Layout.all)
  func layoutsDiffer(_ layout: Layout) throws {
    let changed = try LinkSnippet.all.filter { snippet in
      try snippet.sources().values.contains { Relayout($0).source(in: layout).text != $0 }
    }
    #expect(changed.count > LinkSnippet.all.count / 3)
  }
}
