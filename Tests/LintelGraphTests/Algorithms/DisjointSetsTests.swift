import LintelGraph
import LintelTestGraphs
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

  /// Compared with sets that are renamed one number at a time.
  @Test(arguments: [0, 20, 60, 100, 150, 300])
  func randomJoinsAgreeWithRenaming(_ joins: Int) {
    let (count, edges) = randomEdges(seed: UInt64(joins), nodes: 120, edges: joins)
    var sets = DisjointSets(count: count)
    var names = Array(0..<count)
    for edge in edges {
      sets.join(Int(edge.from), Int(edge.to))
      let (old, new) = (names[Int(edge.from)], names[Int(edge.to)])
      names = names.map { $0 == old ? new : $0 }
    }
    for one in 0..<count {
      for other in 0..<one {
        let isSame = sets.representative(of: one) == sets.representative(of: other)
        #expect(isSame == (names[one] == names[other]))
      }
    }
  }
}
