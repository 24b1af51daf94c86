import LintelGraph
import Testing

@Suite struct DisjointSetsTests {
  @Test func whatIsJoinedHasOneRepresentative() {
    var sets = DisjointSets(count: 10)
    for (one, other) in [(0, 1), (2, 3), (1, 3), (5, 6), (6, 5), (8, 8)] { sets.join(one, other) }
    let groups = Dictionary(grouping: 0..<10) { sets.representative(of: $0) }
    #expect(
      groups.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
        == [[0, 1, 2, 3], [4], [5, 6], [7], [8], [9]])
  }
}
