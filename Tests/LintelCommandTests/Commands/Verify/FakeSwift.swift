/// Scripts in the place of `swift`, for `lintel verify` to build and test with.
enum FakeSwift {
  /// Notes each call in `calls.txt`, a line each, then does as told.
  ///
  /// - Parameters:
  ///   - build: what to do for `swift build`.
  ///   - test: the same for `swift test`.
  static func script(build: String = "exit 0", test: String) -> String {
    """
    #!/bin/sh
    command=$1
    [ "$command" = --version ] && { cat "$CALLS.version" 2>/dev/null; exit 0; }
    filter=all
    while [ $# -gt 0 ]; do
      case "$1" in
        --xunit-output) results=$2 ;;
        --package-path) package=$2 ;;
        --scratch-path) products=$2/debug ;;
        --filter) filter=$2 ;;
        --skip) filter=shared ;;
      esac
      shift
    done
    [ "$command" = build ] && echo build >> "$CALLS" || echo "test $filter" >> "$CALLS"
    if [ "$command" = build ]; then
    \(build)
    fi
    \(test)
    """
  }

  /// Test results, then the end with a status.
  ///
  /// - Parameter behaviour: what XML says of the one behaviour of the sample `One`.
  static func results(_ status: Int32 = 0, behaviour: String = "") -> String {
    """
    cat > "$results" <<EOF
    <testsuites><testsuite name="all">
    <testcase classname="OneTests.OneBehaviour" name="sends">\(behaviour)</testcase>
    <testcase classname="OneTests.Unit" name="b"/>
    </testsuite></testsuites>
    EOF
    exit \(status)
    """
  }
}
