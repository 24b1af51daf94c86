/// Whether the server can be reached.
@MainActor
protocol ConnectionModelInterface: ObservableModel {
  var status: ConnectionStatus { get }
}
