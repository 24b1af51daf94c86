/// A reader that is fed with damaged input, and what must hold of it.
struct FuzzTarget {
  /// What the names of files with inputs end in.
  let ending: String
  /// Names, each building on the ones before it.
  let properties: [String]
  /// Inputs to start from beside those that lie in the repository as files.
  let seeds: [[UInt8]]
  private let find: (_ bytes: [UInt8], _ only: String?, _ thoroughly: Bool) -> Breach?

  /// A property that an input breaches, and how.
  struct Breach {
    let property: String
    let text: String
  }

  /// - Parameter read: has the reader read an input.
  init<Property: FuzzProperty>(
    ending: String, _ properties: Property.Type, seeds: [[UInt8]] = [],
    reading read: @escaping ([UInt8]) -> Property.Input
  ) {
    self.ending = ending
    self.seeds = seeds
    self.properties = properties.allCases.map(\.rawValue)
    find = { bytes, only, thoroughly in
      let start = threadTime()
      let input = read(bytes)
      let time = threadTime() - start
      if only == nil || only == Self.patience, time > Self.limit,
        Self.isSlow({ _ = read(bytes) })
      {
        return Breach(property: Self.patience, text: "reading takes \(time / 1_000_000) ms")
      }
      for property in properties.allCases where only == nil || property.rawValue == only {
        guard thoroughly || property.isDue(for: input) else { continue }
        if let text = property.breach(in: input, thoroughly: thoroughly) {
          return Breach(property: property.rawValue, text: text)
        }
      }
      return nil
    }
  }

  /// The first property that an input breaches: those after it build on this one.
  ///
  /// - Parameter only: the name of a property, to look at nothing else.
  func breach(in bytes: [UInt8], only: String? = nil, thoroughly: Bool) -> Breach? {
    find(bytes, only, thoroughly)
  }

  /// The name of what holds of all readers: a short input is soon read.
  private static let patience = "patience"
  /// In nanoseconds. A few milliseconds is what an input takes under the sanitizer.
  private static let limit: UInt64 = 1_000_000_000

  /// What seems slow may have been disturbed, so it is measured again.
  private static func isSlow(_ work: () -> Void) -> Bool {
    (0..<2).allSatisfy { _ in
      let start = threadTime()
      work()
      return threadTime() - start > limit
    }
  }
}
