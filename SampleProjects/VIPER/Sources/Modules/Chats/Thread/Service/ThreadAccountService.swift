/// Who reads the conversation.
@MainActor
protocol ThreadAccountService {
  /// `nil` if nobody is signed in.
  var handle: String? { get }
}
