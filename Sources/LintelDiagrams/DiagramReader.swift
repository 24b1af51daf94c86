import LintelConfiguration
import LintelText
import LintelVocabulary

/// Reads component diagrams of Mermaid and PlantUML.
///
/// Accepts any bytes, and takes linear time. Syntax that is not understood is reported, never
/// ignored.
package enum DiagramReader {
  package static func read(_ bytes: [UInt8], path: String, log: ErrorLog) -> Diagram {
    var builder = DiagramBuilder(path: path, log: log)
    let lines = SourceLine.lines(of: bytes)
    if path.hasBytes(atEnd: ".md") || path.hasBytes(atEnd: ".markdown") {
      readBlock(of: lines, &builder)
    } else if lines.contains(where: { PlantUMLReader.isStart($0) }) {
      PlantUMLReader.read(lines[...], into: &builder)
    } else {
      MermaidReader.read(lines[...], into: &builder)
    }
    return builder.diagram
  }

  /// Reads the only component diagram among the fenced blocks of a page.
  private static func readBlock(of lines: [SourceLine], _ builder: inout DiagramBuilder) {
    let blocks = FencedBlock.blocks(in: lines).filter { block in
      switch block.language {
      case "mermaid": MermaidReader.isFlowchart(block.lines)
      case "plantuml", "puml", "uml": true
      default: false
      }
    }
    guard let block = blocks.first else { return builder.report(.noBlock, line: 1) }
    if blocks.count > 1 {
      builder.report(.severalBlocks, line: blocks[1].line, column: 1)
    }
    if block.language == "mermaid" {
      MermaidReader.read(block.lines, into: &builder)
    } else {
      PlantUMLReader.read(block.lines, into: &builder)
    }
  }
}

/// The lines between two fences of a Markdown file.
private struct FencedBlock {
  let language: String
  /// The line of the opening fence, from 1.
  let line: Int
  let lines: ArraySlice<SourceLine>

  static func blocks(in lines: [SourceLine]) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (language: String, index: Int, fence: String)?
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if let block = open {
        guard text.hasPrefix(block.fence), text.allSatisfy({ $0 == text.first }) else { continue }
        blocks.append(
          FencedBlock(
            language: block.language, line: block.index + 1, lines: lines[(block.index + 1)..<index]
          )
        )
        open = nil
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        let fence = text.prefix { $0 == text.first }
        let language = text.dropFirst(fence.count).split { $0 == " " || $0 == "{" }.first ?? ""
        open = (language.lowercased(), index, String(fence))
      }
    }
    if let open {
      blocks.append(
        FencedBlock(
          language: open.language, line: open.index + 1, lines: lines[(open.index + 1)...]))
    }
    return blocks
  }
}
