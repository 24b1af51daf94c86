// libxml2's functions take pointers that Swift cannot know to be safe to share.
@preconcurrency import CLibXML2
import Foundation
import Testing

/// A grammar in `Resources`, checked by libxml2's schema validator.
final class XMLSchema {
  private let schema: xmlSchemaPtr

  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "xsd"))
    let context = try #require(xmlSchemaNewParserCtxt(url.path))
    defer { xmlSchemaFreeParserCtxt(context) }
    schema = try #require(xmlSchemaParse(context))
  }

  deinit { xmlSchemaFree(schema) }

  /// Whether `bytes` are a well-formed document that follows the grammar.
  func accepts(_ bytes: [UInt8]) throws -> Bool {
    let options = Int32(
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.assumingMemoryBound(to: CChar.self).baseAddress, Int32($0.count), nil, nil, options)
    }
    guard let document else { return false }
    defer { xmlFreeDoc(document) }
    let context = try #require(xmlSchemaNewValidCtxt(schema))
    defer { xmlSchemaFreeValidCtxt(context) }
    xmlSchemaSetValidStructuredErrors(context, { _, _ in }, nil)
    return xmlSchemaValidateDoc(context, document) == 0
  }
}
