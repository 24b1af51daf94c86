/// A server that is spoken to in the words of the wire, however these get there.
///
/// What the words mean is the same for all of them, so the ports are kept here; how requests reach the
/// server, and news the app, is up to each adapter.
@MainActor
protocol WireServer: SessionServer, ContactServer, ConversationServer, MessageServer, StickerServer,
  ServerNews
{
  var gateway: ServerGateway { get }
}
