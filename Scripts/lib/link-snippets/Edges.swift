import Foundation

/// The references in a snippet according to the compiler's index, one line each.
struct Edges {
  let lines: [String]

  init(_ compilation: Compilation, _ index: IndexStore) throws {
    var files: [String: Declarations] = [:]
    for file in compilation.snippet.files {
      files[compilation.source(of: file).path] = Declarations(file.text)
    }
    let occurrences = try index.occurrences(in: compilation.store)
    // A definition where no declaration is written is a parameter, an accessor, a local variable or
    // synthesised by the compiler; references to these are left out.
    var targets: [String: (name: String, text: String)] = [:]
    for value in occurrences where value.isDefinition && !value.isImplicit {
      guard let file = files[value.path],
        let found = file.declaration(line: value.line, column: value.column)
      else { continue }
      targets[value.usr] = (file.all[found].name, file.all[found].description(in: file.all))
    }
    var result: [(line: Int, column: Int, text: String)] = []
    for value in occurrences where value.isReference && !value.isImplicit {
      guard let target = targets[value.usr], let file = files[value.path] else { continue }
      let offset = file.offset(line: value.line, column: value.column)
      guard !file.isIgnored(at: offset), file.mentions(target.name, at: offset) else { continue }
      let from = file.innermost(at: offset)
      let source =
        from.map { file.all[$0].description(in: file.all) }
        ?? URL(filePath: value.path).lastPathComponent
      // A reference of a declaration to itself makes no dependency.
      guard source != target.text else { continue }
      result.append(
        (value.line, value.column, "\(value.line):\(value.column) \(source) -> \(target.text)"))
    }
    // A member with `override` refers to the member of a superclass without naming it.
    for value in occurrences where value.isDefinition && !value.isImplicit {
      guard let file = files[value.path],
        let number = file.declaration(line: value.line, column: value.column),
        file.all[number].isOverride
      else { continue }
      let source = file.all[number].description(in: file.all)
      for target in value.overridden.compactMap({ targets[$0] }) {
        result.append(
          (value.line, value.column, "\(value.line):\(value.column) \(source) -> \(target.text)"))
      }
    }
    var lines: [String] = []
    for entry in result.sorted(by: { $0 < $1 }) where lines.last != entry.text {
      lines.append(entry.text)
    }
    self.lines = lines
  }
}
