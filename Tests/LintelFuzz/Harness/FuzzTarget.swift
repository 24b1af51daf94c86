/// A reader that is tested with damaged inputs, and the properties that it must have.
struct FuzzTarget {
  /// The extension of files with inputs.
  let ending: String
  /// The names of the properties, each of which builds on the ones before it.
  let properties: [String]
  /// Inputs to start from, besides the files in the repository.
  let seeds: [[UInt8]]
  private let find: (_ bytes: [UInt8], _ only: String?, _ thoroughly: Bool) -> Breach?

  /// A property that an input breaches, and how.
  struct Breach {
    let property: String
    let text: String
  }

  /// - Parameter read: reads an input.
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

  /// Returns the first property that an input breaches; properties after it build on it.
  ///
  /// - Parameter only: the name of the property to test; `nil` for all.
  func breach(in bytes: [UInt8], only: String? = nil, thoroughly: Bool) -> Breach? {
    find(bytes, only, thoroughly)
  }

  /// The name of a property of all readers: they read a short input in a short time.
  private static let patience = "patience"
  /// The time limit in nanoseconds. Under the sanitizer an input takes a few milliseconds.
  private static let limit: UInt64 = 1_000_000_000

  /// Whether work is slow twice more, because the first measurement may have been disturbed.
  private static func isSlow(_ work: () -> Void) -> Bool {
    (0..<2).allSatisfy { _ in
      let start = threadTime()
      work()
      return threadTime() - start > limit
    }
  }
}
