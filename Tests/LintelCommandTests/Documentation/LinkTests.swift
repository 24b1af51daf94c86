import Foundation
import Testing

@Suite struct LinkTests {
  @Test(arguments: MarkdownPage.all)
  func linksLeadToPagesAndHeadings(of page: MarkdownPage) throws {
    for link in page.links {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = MarkdownPage.repository.appending(path: page.path).deletingLastPathComponent()
      let target =
        parts[0].isEmpty
        ? MarkdownPage.repository.appending(path: page.path)
        : folder.appending(path: String(parts[0])).standardized
      let data = FileManager.default.fileExists(atPath: target.path)
      #expect(data, "\(page.path): '\(link)' leads nowhere")
      guard parts.count == 2, target.pathExtension == "md" else { continue }
      let text = try String(contentsOf: target, encoding: .utf8)
      let anchors = MarkdownPage(path: link, text: text).anchors
      #expect(anchors.contains(String(parts[1])), "\(page.path): '\(link)' names no heading")
    }
  }

  @Test func everyPageOfTheDocumentationIsLinkedFromTheREADME() throws {
    let readme = try #require(MarkdownPage.all.first { $0.path == "README.md" })
    let pages = MarkdownPage.all.map(\.path).filter {
      $0.hasPrefix("Documentation/") && $0.split(separator: "/").count == 2
    }
    #expect(pages.count > 10)
    for page in pages { #expect(readme.links.contains(page), "\(page)") }
  }

  @Test func theREADMEIsShort() throws {
    let readme = try #require(MarkdownPage.all.first { $0.path == "README.md" })
    let words = readme.lines.flatMap { $0.split(separator: " ") }
    #expect(words.count <= 1200)
  }
}
