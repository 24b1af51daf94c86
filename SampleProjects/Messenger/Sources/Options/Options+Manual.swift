extension Options {
  static let usage = """
    USAGE: messenger [--architecture <name>] [--connect <host:port>] [--storage <folder>]
                     [--locale <id>] [--open <link>] [--script <file>]
           messenger --server [--port <port>] [--storage <folder>]
    """

  static let manual = """
    OVERVIEW: Play the messenger in a terminal, in the architecture of your choice

    \(usage)

    OPTIONS FOR PLAYING:
      -a, --architecture <name>
                              \(names) (default: \(Architecture.usual.name))
      --connect <host:port>   A server on this machine, such as localhost:\(ServeOptions.usualPort).
                              (default: one within this program)
      --storage <folder>      Where the app keeps its files, to find them at the next start.
                              (default: they are deleted at the end)
      --locale <id>           The language and region of the device, such as en_GB or zh-Hans.
                              (default: en)
      --open <link>           The deep link that the app is started by. The thread of Ada and Grace
                              is \(DemoServer.threadLink).
      --script <file>         Play by the commands in a file. Without it, commands are read from
                              the input, unless that is a terminal.

    OPTIONS FOR A SERVER:
      --server                Run a server that several terminals can connect to, until ctrl-C.
      --port <port>           Where it listens, on this machine only. (default: \(ServeOptions.usualPort))
      --storage <folder>      Where it writes down what it is asked, to know it after a restart.
                              (default: it forgets everything)

      -h, --help              Show help information.

    COMMANDS OF A SCRIPT, one in each line:
    \(Command.manual)

    The screen is printed after each command, with the identifiers at the right. Time stands still
    but for 'wait', unless '--connect' is given. Lines that begin with '#' are comments. A command
    that fails ends the program.

    Sign in as 'ada' with the password 'lovelace', or as 'grace' with 'hopper'.
    """

  private static var names: String {
    Architecture.all.map(\.name).joined(separator: ", ")
  }
}
