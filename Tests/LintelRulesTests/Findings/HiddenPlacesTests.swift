import LintelVocabulary
import Testing

@testable import LintelFindings

/// Random comments and places, compared with a look at every comment for every place.
@Suite struct HiddenPlacesTests {
  private struct Sample {
    var ranges: [HiddenRange] = []
    var places: [LintelVocabulary.SourceLocation] = []
  }

  private func sample(_ random: inout SeededGenerator) -> Sample {
    var sample = Sample()
    for number in 0..<Int.random(in: 1...7, using: &random) {
      let first = Int.random(in: 1...6, using: &random)
      let last = Int.random(in: first...7, using: &random)
      let column = Int.random(in: 1...3, using: &random)
      let isWhole = Bool.random(using: &random)
      sample.ranges.append(
        HiddenRange(
          suppression: Suppression(
            rule: "r", reason: "\(number)",
            location: SourceLocation(path: "A.swift", line: first, column: number + 1)),
          isOneLine: Bool.random(using: &random), start: (first, column),
          end: isWhole ? (last + 1, 1) : (last, column + 1)))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      sample.places.append(
        SourceLocation(
          path: "A.swift", line: Int.random(in: 1...8, using: &random),
          column: Int.random(in: 1...4, using: &random)))
    }
    return sample
  }

  private func contains(_ range: HiddenRange, _ place: LintelVocabulary.SourceLocation) -> Bool {
    range.start <= (place.line, place.column) && (place.line, place.column) < range.end
  }

  @Test func everyCommentIsFoundForEveryPlace() {
    var random = SeededGenerator(seed: 17)
    var hiddenCount = 0
    for _ in 0..<3_000 {
      let sample = sample(&random)
      let hidden = HiddenPlaces(sample.ranges)
      for line in 1...9 {
        for column in 1...5 {
          let place = SourceLocation(path: "A.swift", line: line, column: column)
          let expected = sample.ranges.filter { contains($0, place) }.map(\.suppression)
          hiddenCount += expected.count
          #expect(Set(hidden.suppressions(hiding: place)) == Set(expected))
        }
      }
      let unused = sample.ranges.filter { range in
        !sample.places.contains { contains(range, $0) }
      }.map(\.suppression)
      #expect(Set(hidden.unused(for: sample.places).map(\.suppression)) == Set(unused))
    }
    #expect(hiddenCount > 10_000)
  }

  @Test func ofVeryManyTheLatestAreTold() {
    let ranges = (1...100).map { number in
      HiddenRange(
        suppression: Suppression(
          rule: "r", reason: "\(number)",
          location: SourceLocation(path: "A.swift", line: number, column: 1)),
        isOneLine: false, start: (number, 1), end: (200, 1))
    }
    let place = SourceLocation(path: "A.swift", line: 150, column: 1)
    #expect(
      HiddenPlaces(ranges).suppressions(hiding: place).map(\.reason)
        == (93...100).map(String.init))
    #expect(HiddenPlaces(ranges).unused(for: [place]).isEmpty)
  }
}
