import LintelFindings
import LintelGraph
import LintelVocabulary

/// Finds lines and columns, reading each file that has findings once.
package struct LocationFinder {
  private let source: (String) -> [UInt8]?
  private var finders: [PathKey: PlaceFinder?] = [:]
  /// The file of the last location: most references follow another one in the same file, and to hash
  /// the path took a tenth of the time of judging five thousand findings.
  private var last: (path: PathKey, finder: PlaceFinder?) = (PathKey(""), nil)

  package init(source: @escaping (String) -> [UInt8]?) { self.source = source }

  /// Returns the locations of references, each once, sorted by path, line and column.
  package mutating func locations(of edges: [EdgeID], in context: RuleContext) -> [SourceLocation] {
    if edges.count == 1 { return [location(of: edges[0], in: context)] }
    // Numbers are compared before the locations are looked up, because a location takes ten times
    // as long to compare.
    var references = edges.map { edge -> (file: FileID, offset: UInt32, length: UInt32) in
      let value = context.edges[edge]
      return (value.file, value.offset, value.length)
    }
    references.sort { $0 < $1 }
    var found: [SourceLocation] = []
    for (position, reference) in references.enumerated()
    where position == 0 || reference != references[position - 1] {
      let place = location(
        in: context.graph.files[reference.file].path, offset: reference.offset,
        length: Int(reference.length))
      // References past the end of a file that has become shorter have one location.
      if place != found.last { found.append(place) }
    }
    // Paths that differ only in the encoding of their accents are not sorted like their files.
    return references.first?.file == references.last?.file
      ? found : found.sorted(by: SourceLocation.precedes)
  }

  package mutating func hops(of edges: [EdgeID], in context: RuleContext) -> [Hop] {
    var hops: [Hop] = []
    for edge in edges {
      let value = context.edges[edge]
      let (from, to) = context.memberships(of: edge)
      hops.append(
        Hop(
          from: context.endpoint(value.from, in: from.all.first),
          to: context.endpoint(value.to, in: to.all.first), kind: value.kind,
          location: location(of: edge, in: context)))
    }
    return hops
  }

  package mutating func location(of declaration: DeclarationID, in graph: DependencyGraph)
    -> SourceLocation
  {
    let value = graph.declarations[declaration]
    let length = value.kind == .file ? 0 : graph.text(of: value.name).utf8.count
    return location(in: graph.files[value.file].path, offset: value.offset, length: length)
  }

  private mutating func location(of edge: EdgeID, in context: RuleContext) -> SourceLocation {
    let value = context.edges[edge]
    return location(
      in: context.graph.files[value.file].path, offset: value.offset,
      length: Int(value.length))
  }

  /// Returns the location of an offset; the start of the file if its text cannot be read.
  package mutating func location(in path: String, offset: UInt32, length: Int) -> SourceLocation {
    let key = PathKey(path)
    if last.path != key { last = (key, finder(of: path, key)) }
    return last.finder?.location(of: offset, length: length)
      ?? SourceLocation(path: path, line: 1, column: 1)
  }

  private mutating func finder(of path: String, _ key: PathKey) -> PlaceFinder? {
    if let known = finders[key] { return known }
    let finder = source(path).map { PlaceFinder(path: path, SourceText($0)) }
    finders[key] = .some(finder)
    return finder
  }
}
