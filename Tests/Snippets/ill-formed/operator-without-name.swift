prefix operator#if
